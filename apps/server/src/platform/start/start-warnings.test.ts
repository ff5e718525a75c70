import { expect, test } from 'vitest'
import { PRODUCTION } from '#testing/production'
import { testConfig } from '#testing/test-app'
import { startWarnings } from './start-log.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }

test.each([
  ['without keys', PRODUCTION, [expect.stringContaining('i pagamenti non sono attivi')]],
  ['without the secret of events', { ...PRODUCTION, ...KEYS }, [expect.stringMatching(/^STRIPE_WEBHOOK_SECRET non è/)]],
  ['with everything', { ...PRODUCTION, ...KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_1' }, []],
  ['in demonstration mode', {}, []],
])('a start %s warns of what does not work', (_name, env, warnings) => {
  expect(startWarnings(testConfig(env))).toEqual(warnings)
})
