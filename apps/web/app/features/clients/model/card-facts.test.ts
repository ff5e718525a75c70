import { expect, test } from 'vitest'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { CARD } from '~/testing/clients.ts'
import { cardFacts } from './card-facts.ts'

const { safety: copy } = clientCardsCopy
const silent = CARD.safety

test.each([
  ['nothing known', {}, [copy.noTest]],
  ['a child', { under16: true }, [copy.under16, copy.noTest]],
  [
    'an adult without allergy, tested',
    { under16: false, allergy: false, patchTest: 'negativo', patchTestAgeHours: 72 },
    [copy.valid, copy.noAllergy],
  ],
  ['an old test', { patchTest: 'negativo', patchTestAgeHours: 366 * 24 }, [copy.expired]],
  ['a test that counts no longer', { patchTest: 'negativo', testDue: true }, [copy.due]],
  ['a test to be read', { patchTest: 'non-eseguito' }, [copy.waiting]],
  ['the gravest first', { allergy: true, patchTest: 'positivo' }, [copy.allergy, copy.positive]],
] as const)('%s', (_name, safety, expected) => {
  const facts = cardFacts({ safety: { ...silent, ...safety }, agreed: { photos: true } })
  expect(facts.map(({ text }) => text)).toEqual(expected)
})

test('a missing photo consent is shown', () => {
  const facts = cardFacts({ safety: silent, agreed: { photos: false } })
  expect(facts.map(({ text }) => text)).toContain(copy.noPhotos)
})
