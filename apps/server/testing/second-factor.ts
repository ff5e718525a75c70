import { Secret, TOTP } from 'otpauth'
import type { SignedIn } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** The current code of an authenticator app. */
export const appCode = (secret: string, now: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() })

/** Sets up a second step as the profile does. */
export async function setUpSecondFactor(
  { app, clock }: Pick<TestApp, 'app' | 'clock'>,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const started = await app.inject({ method: 'POST', url: '/api/second-factor', headers })
  const { secret } = started.json()
  const payload = { code: appCode(secret, clock()) }
  const confirmed = await app.inject({ method: 'POST', url: '/api/second-factor/confirm', headers, payload })
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
  // The code just entered is used up: the next one is valid.
  clock.advance(30_000)
  return { secret, recoveryCodes: confirmed.json().recoveryCodes }
}
