import { expect, test } from 'vitest'
import { analysisAsText } from '../analysis-as-text.ts'
import { analysisOf, answered, natural, photoOf } from '../testing/analyses.ts'
import { gramsNote } from './assumed-length.ts'

test('grams say that they are for medium length, and what a short cut takes, unless the length is known or nothing is mixed', () => {
  const note = 'Grammi per lunghezza media: su un taglio corto un terzo in meno'
  const photos = { prima: photoOf(5, natural), dopo: photoOf(6, natural) }
  const unknown = analysisOf({ ...photos, details: { ...answered, length: null } })
  expect(gramsNote(unknown.plan)).toBe(note)
  expect(analysisAsText(unknown)).toContain(note)
  expect(gramsNote({ ...unknown.plan, sessions: [] })).toBe(null)
  expect(gramsNote(analysisOf({ ...photos, details: answered }).plan)).toBe(null)
})
