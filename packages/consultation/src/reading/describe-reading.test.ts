import { confirmReading } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { QUALITY_SENTENCES } from '../words/reading/quality.ts'
import { describeReading } from './describe-reading.ts'

const zone = (level: number, tone: Reading['tone']): Reading['zones']['roots'] & {} => ({
  level,
  levelError: 0.5,
  tone,
  lab: [31.1, 8, 13],
  hex: '#5C4435',
})
const natural = { primary: 'NATURALE', secondary: null, intensity: 'none' } as const
const golden = { primary: 'DORATO', secondary: null, intensity: 'full' } as const

const reading: Reading = {
  hairFound: true,
  ...zone(5.2, golden),
  palette: [{ hex: '#5C4435', share: 1, level: 5.2 }],
  zones: { roots: zone(3.8, natural), lengths: zone(5.2, golden), ends: zone(6.6, golden) },
  whiteShare: null,
  hairShare: 0.3,
  strandContrast: 6,
  evenness: 0.8,
  technique: null,
  light: { gains: [0.95, 1, 1.1], confidence: 0.8, source: 'neutral' },
  quality: [
    { code: 'good-light', severity: 'info' },
    { code: 'blurred', severity: 'warning' },
  ],
}

test('a reading states its level with the error, its zones and what to do', () => {
  expect(describeReading(reading)).toEqual({
    colorName: 'Castano chiaro dorato',
    spoken: 'Direi 5 (tra 4,5 e 5,5), dorato.',
    structure: 'Sfumato deciso, punte molto più chiare',
    zones: [
      { zone: 'roots', label: 'Radici', level: '3,8', colorName: 'Castano naturale' },
      { zone: 'lengths', label: 'Lunghezze', level: '5,2', colorName: 'Castano chiaro dorato' },
      { zone: 'ends', label: 'Punte', level: '6,6', colorName: 'Biondo dorato' },
    ],
    light: 'Luce calda corretta',
    judged: {
      state: 'check',
      title: 'Da controllare',
      reason: QUALITY_SENTENCES.blurred,
      act: 'retake',
    },
  })
})

test.each([
  [4.5, 6, 0.9, 'Sfumato, punte più chiare'],
  [7.6, 5, 0.9, 'Radici più chiare delle punte'],
  [6.2, 4.8, 0.9, 'Colore uniforme'],
  [5, 5.2, 0.9, 'Colore uniforme'],
  [5, 5.2, 0.3, 'Ciocche di tonalità diverse'],
])('roots %d, ends %d, evenness %d: %s', (roots, ends, evenness, structure) => {
  const zones = { roots: zone(roots, natural), lengths: null, ends: zone(ends, natural) }
  const described = describeReading({ ...reading, zones, evenness })
  expect(described.structure).toBe(structure)
  expect(described.zones.map(({ label }) => label)).toEqual(['Radici', 'Punte'])
})

test.each([
  ['a third of white', 0.36, 'Ciocche chiare fra altre più scure'],
  ['little white', 0.2, 'Colore uniforme'],
])('even levels with %s', (_, whiteShare, structure) => {
  const zones = { roots: null, lengths: null, ends: null }
  expect(describeReading({ ...reading, zones, evenness: 0.9, whiteShare }).structure).toBe(structure)
})

test.each([
  [[1.1, 1, 0.95], 0.8, 'Luce fredda corretta'],
  [[1, 1, 1.02], 0.8, 'Luce neutra'],
  [[1, 1, 1.3], 0.1, 'Luce non verificabile'],
] as const)('light gains %o at confidence %d: %s', (gains, confidence, light) => {
  expect(describeReading({ ...reading, light: { gains, confidence, source: 'neutral' } }).light).toBe(light)
})

test.each([
  ['the photo shows no tone', { toneError: null }, 'riflesso non leggibile'],
  [
    'a reflect within the error is named beside natural',
    { alternativeTone: { primary: 'CENERE', secondary: 'IRISE', intensity: 'full' } },
    'naturale o cenere',
  ],
  [
    'a copper that lies within the error is named before natural',
    {
      tone: { primary: 'RAME', secondary: null, intensity: 'full' },
      alternativeTone: { primary: 'NATURALE', secondary: null, intensity: 'none' },
    },
    'rame o naturale',
  ],
] as const)('%s', (_, seen, words) => {
  const natural = { primary: 'NATURALE', secondary: null, intensity: 'none' } as const
  expect(describeReading({ ...reading, tone: natural, ...seen }).spoken).toContain(words)
})

test.each([
  [6.1, 1.5, 'Direi 6 (tra 5 e 8), dorato.'],
  [6.1, 0.4, 'Direi 6 (tra 5,5 e 6,5), dorato.'],
  [9.8, 1.8, 'Direi 10 (tra 8 e 10), dorato.'],
])('level %d ± %d is said as a colleague says it', (level, levelError, said) => {
  expect(describeReading({ ...reading, level, levelError }).spoken).toBe(said)
})

test('a confirmed level has no error bar', () => {
  const said = { lengths: { level: 5.5, tone: golden } }
  expect(describeReading(confirmReading(reading, said)).spoken).toBe('Livello 5,5, dorato.')
})

test('ends that are said to be lighter are lighter in the photo too', () => {
  const unsure = (level: number) => ({ ...zone(level, natural), levelError: 2 })
  const zones = { roots: unsure(7.4), lengths: unsure(8.7), ends: unsure(5.4) }
  const { structure } = describeReading({ ...reading, ...zone(8, natural), zones, evenness: 0.9 })
  expect(structure).toBe('Zone con tre livelli di differenza: vale l’insieme')
})

test.each([
  ['white hair', 9.6, 0.9, 'Direi 10 (tra 9 e 10), capelli bianchi.'],
  ['pale hair that may be bleached', 9.6, null, 'Direi 10 (tra 9 e 10), bianchi, o schiariti?'],
  ['hair with a third of white', 5, 0.35, 'Direi 5 (tra 4 e 6), naturale, forse con bianchi.'],
  ['dark hair without a share', 5, null, 'Direi 5 (tra 4 e 6), naturale.'],
  ['hair without white', 9.6, 0, 'Direi 10 (tra 9 e 10), naturale.'],
])('the sentence of %s says it', (_, level, whiteShare, spoken) => {
  expect(describeReading({ ...reading, ...zone(level, natural), levelError: 1, whiteShare }).spoken).toBe(spoken)
})

test('white hair is said to be white where it looks like a pale reflect too', () => {
  const white = { ...zone(9.6, natural), alternativeTone: golden }
  expect(describeReading({ ...reading, ...white, levelError: 1, whiteShare: 0.9 }).spoken).toContain('capelli bianchi')
})
