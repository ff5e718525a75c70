import { expect, test } from 'vitest'
import { clipLines, wrapText } from './wrap-text.ts'

/** Every letter is one pixel wide. */
const letters = (text: string) => text.length

test('words wrap when the line is full, and line breaks are kept', () => {
  expect(wrapText('biondo scuro rame intenso', 12, letters)).toEqual(['biondo scuro', 'rame intenso'])
  expect(wrapText('uno\n\ndue', 12, letters)).toEqual(['uno', '', 'due'])
})

test('a word that is too long for a line is broken', () => {
  expect(wrapText('Maria Wolfeschlegelstein', 8, letters)).toEqual(['Maria', 'Wolfesch', 'legelste', 'in'])
})

test('omitted lines are marked', () => {
  const lines = ['uno due', 'tre quattro', 'cinque']
  expect(clipLines(lines, 3, 11, letters)).toEqual(lines)
  expect(clipLines(lines, 2, 12, letters)).toEqual(['uno due', 'tre quattro…'])
  expect(clipLines(lines, 2, 11, letters)).toEqual(['uno due', 'tre…'])
})
