import { emptyDetails, type Tone } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { analysisOf, natural, photoOf } from '../testing/analyses.ts'

const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'full' }
const ash: Tone = { primary: 'CENERE', secondary: 'VERDE', intensity: 'full' }
const violet: Tone = { primary: 'MOGANO', secondary: 'IRISE', intensity: 'full' }
const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'pure' }

/** A photo whose second candidate is `other`. */
const perhaps = (photo: Reading, other: Tone | null): Reading => ({ ...photo, alternativeTone: other })

/** A photo in neutral light. */
const neutral: Pick<Reading, 'quality'> = { quality: [{ code: 'good-light', severity: 'info' }] }

const refreshed = (prima: Reading) => analysisOf({ prima, dopo: null, details: emptyDetails })

test.each([
  ['red', 2.4, red, natural, 'un bruno naturale: livello 2,4 ± 0,5, senza riflesso dominante, forse rosso.'],
  ['mahogany', 2.8, violet, null, 'senza riflesso dominante, forse mogano irisé.'],
  ['ash', 7.8, ash, null, 'leggermente cenere spento: livello 7,8 ± 0,5, riflesso cenere spento leggero.'],
] as const)('a %s that the plan does not keep as read is named in one way', (_, level, tone, other, words) => {
  const { colorName, analysis } = refreshed({ ...perhaps(photoOf(level, tone), other), ...neutral })
  const [seen = ''] = analysis.colorimetricAnalysis.split('\n')
  expect(seen).toContain(words)
  expect(seen).toContain(`La foto Prima mostra un ${colorName.toLocaleLowerCase('it-IT')}: `)
})

test('a wish that may be golden has the name of its shade', () => {
  const golden: Tone = { primary: 'DORATO', secondary: null, intensity: 'full' }
  const dopo = perhaps(photoOf(7, natural), golden)
  const { colorName, analysis } = analysisOf({ prima: photoOf(6, natural), dopo, hairType: 'naturale' })
  expect(colorName).toBe('Biondo dorato')
  expect(analysis.colorimetricAnalysis).toContain(
    'letto dalla foto Dopo, è un biondo dorato: livello 7,0 ± 0,5, riflesso dorato pieno, forse naturale',
  )
})

test('zones of one level and of different reflects are told apart', () => {
  const photo = photoOf(4.8, natural)
  const ends = photoOf(4.8, copper).zones.ends
  const { analysis } = refreshed({ ...photo, zones: { ...photo.zones, ends } })
  expect(analysis.colorimetricAnalysis).toContain(
    'Riflesso diverso da zona a zona: radici e lunghezze 4,8 naturale, punte 4,8 rame.',
  )
})
