import { expect, test } from 'vitest'
import { type ClientChoice, canConfirm, hairOf, NO_CHOICE, openAfter } from './client-choice.ts'

const picked = { id: '1', firstName: 'Anna', lastName: 'Rossi', phone: null }

const cases: readonly [string, Partial<ClientChoice>, boolean][] = [
  ['nothing chosen', {}, false],
  ['a term is no client', { term: 'Rossi' }, false],
  ['a client picked', { picked }, true],
  ['no client wanted', { skip: true }, true],
  ['one name is not enough', { mode: 'create', firstName: 'Anna' }, false],
  ['blanks are no name', { mode: 'create', firstName: 'Anna', lastName: '  ' }, false],
  ['both names', { mode: 'create', firstName: 'Anna', lastName: 'Rossi' }, true],
  ['a picked client does not count while a new one is written', { mode: 'create', picked }, false],
]
test.each(cases)('%s [R5-007]', (_name, part, expected) => {
  expect(canConfirm({ ...NO_CHOICE, ...part })).toBe(expected)
})

const open = { hairType: null, hairCondition: null }

test.each([
  ['an answer wins over the last visit', { hairType: 'naturale', hairCondition: null }, [], ['naturale', 'buono']],
  ['the last visit fills open answers', open, [], ['colorati', 'buono']],
  ["'Non so' keeps an answer open", open, ['hairType'], [null, 'buono']],
] as const)('%s', (_name, answered, openHair, [hairType, hairCondition]) => {
  expect(hairOf(answered, { hairType: 'colorati', hairCondition: 'buono' }, { openHair })).toEqual({
    hairType,
    hairCondition,
  })
})

test('an answer that is taken back stays open until it is given again', () => {
  const taken = openAfter([], { hairType: null })
  expect(taken).toEqual(['hairType'])
  expect(openAfter(taken, { hairCondition: 'buono' })).toEqual(['hairType'])
  expect(openAfter(taken, { hairType: 'meches' })).toEqual([])
})
