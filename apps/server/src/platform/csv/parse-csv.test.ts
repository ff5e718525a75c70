import { testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvLimits, decodeText, parseCsv } from './parse-csv.ts'
import { plainCell, writeLine } from './write-csv.ts'

function parse(text: string, limits: CsvLimits = { lines: 1000, lineLength: 1000 }) {
  const work = parseCsv(text, limits)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

function linesOf(text: string) {
  const lines = parse(text)
  if ('problem' in lines) throw new Error(lines.problem)
  return lines
}

const cellsOf = (text: string) => linesOf(text).map(({ cells }) => cells)

test.each([
  [
    'semicolons',
    'a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'commas',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a comma inside semicolons',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a separator in a quoted heading',
    '"a,a,a";b\n1;2',
    [
      ['a,a,a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes, doubled and over lines',
    'a;b\n"x ""y""";"1\n2"',
    [
      ['a', 'b'],
      ['x "y"', '1\n2'],
    ],
  ],
  [
    'a quote inside a cell',
    `a;b\nD"x;2`,
    [
      ['a', 'b'],
      ['D"x', '2'],
    ],
  ],
  [
    'blanks around cells',
    'a ; b\n 1;"2" ',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'blank lines',
    '\n;;\na;b\n\n1;2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_name, text, expected) => {
  expect(cellsOf(text)).toEqual(expected)
})

test('an unclosed quote is not CSV', () => {
  expect(parse('a;b\n"1;2\n3;4')).toEqual({ problem: 'open-quote', line: 2 })
})

test('a row has the line number of its first character', () => {
  expect(linesOf('a;b\n"1\n1";2\n\n3;4').map(({ line }) => line)).toEqual([1, 2, 5])
})

test.each([
  ['a line', 'a;b\n1;2345\n6;7'],
  ['separators', 'a;b\n;;;;;;'],
  ['a quoted cell', 'a;b\n"123456"'],
  ['doubled quotes', `a;b\n${'"'.repeat(8)}`],
  ['a quoted cell over lines', 'a;b\n"1\n2\n3"'],
  ['blanks before a cell', 'a;b\n       1'],
])('%s longer than the limit ends the reading', (_name, text) => {
  expect(parse(text, { lines: 9, lineLength: 5 })).toEqual({ problem: 'long-line', line: 2 })
})

test('lines of the greatest number and length are read, one more is not', () => {
  const limits = { lines: 2, lineLength: 5 }
  expect(parse('1;234\r\n\n"1";2\n', limits)).toHaveLength(2)
  expect(parse('1;234\n\n"1";2\n3', limits)).toEqual({ problem: 'many-lines', line: 4 })
})

test('a file of blank lines is not read to its end', () => {
  expect(parse(`a;b${'\r'.repeat(30_000)}`)).toEqual({ problem: 'many-blank-lines', line: 20_002 })
})

test('written text is parsed back unchanged, and no cell starts like a formula', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ' ').trim())
  // The writer adds an apostrophe before such a character, so cells that already start with one are excluded.
  const unambiguous = cell.filter((text) => plainCell(text) === text)
  fc.assert(
    fc.property(fc.array(unambiguous, { minLength: 2, maxLength: 5 }), (cells) => {
      const heading = writeLine(cells.map(() => 'x'))
      const line = writeLine(cells)
      for (const written of cellsOf(heading + line)[1] ?? []) expect(written).not.toMatch(/^[=+\-@]/)
      const read = cellsOf(heading + line)[1]?.map(plainCell) ?? cells.map(() => '')
      expect(read).toEqual(cells)
    }),
    { seed: testSeed },
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['＝1＋1', "'＝1＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['x,=1+1', '"x,\'=1+1"'],
  ['x,＝1＋1', '"x,\'＝1＋1"'],
  ['x\t@SUM(A1)', '"x\t\'@SUM(A1)"'],
  ['x\n=1+1\ny', '"x\n\'=1+1\ny"'],
  ['6.1, 20 g', '"6.1, 20 g"'],
])('%s starts no formula, whatever the separator', (cell, written) => {
  expect(writeLine([cell])).toBe(`${written}\r\n`)
  expect(plainCell(cellsOf(`x\r\n${writeLine([cell])}`)[1]?.[0] ?? '')).toBe(cell)
})

test.each([
  ['UTF-8', Buffer.from('Nicolò è')],
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffNicolò è')],
  ['UTF-16', Buffer.from('\ufeffNicolò è', 'utf16le')],
  ['Windows-1252', Buffer.from('Nicolò è', 'latin1')],
])('decodes %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe('Nicolò è')
})
