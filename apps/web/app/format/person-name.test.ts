import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  ['mario rossi', 'Mario Rossi'],
  ['ANNA MARIA', 'Anna Maria'],
  ["d'angelo", "D'Angelo"],
  ['anna-maria', 'Anna-Maria'],
  ['èlia', 'Èlia'],
])('the name %s is shown as %s [R5-021]', (name, shown) => {
  expect(personName(name, null)).toBe(shown)
})

test('personName handles a missing first or last name', () => {
  expect(personName('giulia', 'ferri')).toBe('Giulia Ferri')
  expect(personName('giulia', null)).toBe('Giulia')
  expect(personName(null, null)).toBeNull()
  expect(personName('  ', null)).toBeNull()
})
