import { describe, expect, test } from 'vitest'
import { birthDateField, lineOfText, optionalLines, requiredText } from './fields.ts'
import { messages } from './messages.ts'

const name = requiredText(messages.firstNameRequired)
const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message

describe('a name', () => {
  test.each([
    ['  Anna  Maria ', 'Anna Maria'],
    ['Anna\u0000', 'Anna'],
    ['Anna\nMaria', 'Anna Maria'],
    ['An\u200bna', 'Anna'],
    ['Nicolò D’Angelo', 'Nicolò D’Angelo'],
  ])('%j is stored as %j', (typed, stored) => expect(name.parse(typed)).toBe(stored))

  test.each([['   '], ['\u0000'], ['\u200b']])('%j is no name', (typed) =>
    expect(messageOf(name.safeParse(typed))).toBe(messages.firstNameRequired),
  )

  test('half a character is refused', () => expect(messageOf(name.safeParse('Anna \ud800'))).toBe(messages.notText))

  test('the limit counts what is stored', () => {
    expect(name.parse(`${'a'.repeat(100)}   `)).toHaveLength(100)
    expect(messageOf(name.safeParse('a'.repeat(101)))).toBe(messages.tooLong)
  })
})

test('a blank search term is no term, a NUL does not reach the database', () => {
  expect(lineOfText(10).parse(' \u0000 ')).toBe('')
  expect(lineOfText(10).parse('%_')).toBe('%_')
})

test('notes keep their lines and lose other control characters', () => {
  const notes = optionalLines(100)
  expect(notes.parse(' prima\r\nseconda\u0007\u0000 ')).toBe('prima\nseconda')
  expect(notes.parse('')).toBeNull()
  expect(notes.parse(undefined)).toBeNull()
})

test.each([
  ['1980-02-29', true],
  ['0000-01-01', false],
  ['1899-12-31', false],
  ['2026-02-30', false],
])('born on %s: %s', (day, possible) => expect(birthDateField.safeParse(day).success).toBe(possible))
