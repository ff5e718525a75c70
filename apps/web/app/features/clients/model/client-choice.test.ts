import { expect, test } from 'vitest'
import { type ClientChoice, canConfirm, NO_CHOICE } from './client-choice.ts'

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
