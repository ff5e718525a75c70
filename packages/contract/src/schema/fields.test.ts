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
    ['An\u202ena\u2066', 'Anna'],
    ['Nicolò D’Angelo', 'Nicolò D’Angelo'],
    ['阿娜', '阿娜'],
    [`Z${'\u0301'.repeat(90)}oe`, 'Z\u0301\u0301\u0301oe'],
    [`Z${'\u0301\u200d'.repeat(40)}oe`, 'Z\u0301\u0301\u0301oe'],
  ])('the name %j is stored as %j', (typed, stored) => expect(name.parse(typed)).toBe(stored))

  test.each([['   '], ['\u0000'], ['\u200b'], ['\u3164'], ['\u115f\u1160'], ['\uffa0'], ['\u2800'], ['...']])(
    '%j is rejected as a name',
    (typed) => expect(messageOf(name.safeParse(typed))).toBe(messages.firstNameRequired),
  )

  test('a name with a lone surrogate is rejected', () =>
    expect(messageOf(name.safeParse('Anna \ud800'))).toBe(messages.notText))

  test('the length limit applies to the stored text', () => {
    expect(name.parse(`${'a'.repeat(100)}   `)).toHaveLength(100)
    expect(messageOf(name.safeParse('a'.repeat(101)))).toBe(messages.tooLong)
  })
})

test('a blank line of text becomes empty, and NUL is removed', () => {
  expect(lineOfText(10).parse(' \u0000 ')).toBe('')
  expect(lineOfText(10).parse('%_')).toBe('%_')
})

test('notes keep line breaks and lose other control characters', () => {
  const notes = optionalLines(100)
  expect(notes.parse(' prima\r\nseconda\u0007\u0000 ')).toBe('prima\nseconda')
  expect(notes.parse(`Z${'\u0301'.repeat(190)}`)).toBe('Z\u0301\u0301\u0301')
  expect(notes.parse(`Z${'\u0301\u200d'.repeat(45)}\u0301 oe`)).toBe('Z\u0301\u200d\u0301\u200d\u0301 oe')
  expect(notes.parse('')).toBeNull()
  expect(notes.parse(undefined)).toBeNull()
})

test('notes lose controls of direction, which would show another text, and keep joined emoji', () => {
  const controls = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  expect(controls).toHaveLength(12)
  expect(optionalLines(100).parse(`Prezzo ${controls}021 € 👩\u200d🦰`)).toBe('Prezzo 021 € 👩\u200d🦰')
})

test.each([
  ['1980-02-29', true],
  ['0000-01-01', false],
  ['1899-12-31', false],
  ['2026-02-30', false],
])('a birth date of %s is valid: %s', (day, possible) => expect(birthDateField.safeParse(day).success).toBe(possible))
