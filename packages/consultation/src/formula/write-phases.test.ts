import type { Phase } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { mixedProducts } from './formula-lines.ts'
import { writePhases } from './write-phases.ts'

const phase: Phase = {
  kind: 'colour',
  zones: ['roots', 'lengths'],
  products: [
    { class: 'PERM', shade: '6.44', grams: 40 },
    { class: 'PERM', shade: '6.34', grams: 20 },
  ],
  developer: { volume: 20, percent: 6, grams: 90 },
  dilutionGrams: 0,
  ratio: '1:1.5',
  minutes: 35,
  minutesRange: [30, 45],
  checkEveryMinutes: null,
  stopAtLevel: null,
  bondGrams: 0,
  application: ['lengths-first-roots-last'],
  reasons: [{ code: 'lift-natural-colour', rule: 'R2', values: { lift: 1.5, volume: 20 } }],
}
const line = {
  quantita_g: null,
  quantita_ml: null,
  ossidante_vol: null,
  rapporto_miscelazione: null,
}

test('a colour phase is written with products, developer, minutes and instructions', () => {
  expect(writePhases([phase])).toEqual([
    {
      titolo: 'Colorazione di radici e lunghezze',
      formula: [
        { ...line, prodotto: 'Crema colore 6.44', quantita_g: 40, nuance: '6.44' },
        { ...line, prodotto: 'Crema colore 6.34', quantita_g: 20, nuance: '6.34' },
        {
          prodotto: 'Ossidante 20 vol (6%)',
          quantita_g: null,
          quantita_ml: 90,
          ossidante_vol: 20,
          rapporto_miscelazione: '1:1,5',
        },
      ],
      tempo_posa_min: 35,
      istruzioni: [
        'Cominciare da lunghezze e punte lasciando liberi 2 cm alla radice; dopo circa metà del tempo completare le radici, e da lì contare il tempo intero.',
      ],
      motivi: [
        {
          regola: 'R2',
          testo:
            'Su capello naturale una schiaritura di un livello e mezzo si ottiene con la sola colorazione a 20 volumi.',
        },
      ],
    },
  ])
})

test('bowls that process together are rinsed once, with the last of them', () => {
  const application = ['zone-only', 'rinse', 'shampoo-acid'] as const
  const bleach: Phase = { ...phase, kind: 'bleach', application }
  const [lengths, roots, tone] = writePhases([
    { ...bleach, zones: ['lengths', 'ends'] },
    { ...bleach, zones: ['roots'] },
    { ...phase, kind: 'tone', zones: ['roots', 'lengths', 'ends'], application },
  ]).map(({ istruzioni }) => istruzioni.join(' '))
  expect(lengths).toMatch(/Si risciacqua insieme alla fase successiva/)
  expect(lengths).not.toMatch(/Risciacquare|shampoo/)
  for (const own of [roots, tone]) expect(own).toMatch(/Risciacquare finché.*Lavare con shampoo/)
})

test('a pre-pigmentation is diluted with water and has no developer', () => {
  const [written] = writePhases([
    {
      ...phase,
      kind: 'prepigment',
      zones: ['ends'],
      products: [{ class: 'PREPIG', shade: '8.43', grams: 30 }],
      developer: null,
      dilutionGrams: 30,
      ratio: null,
    },
  ])
  expect(written?.titolo).toBe('Pre-pigmentazione delle punte')
  expect(written?.formula).toEqual([
    { ...line, prodotto: 'Pre-pigmentante senza ossidante 8.43', quantita_g: 30, nuance: '8.43' },
    { ...line, prodotto: 'Acqua tiepida', quantita_ml: 30 },
  ])
})

test('a lightener that needs checks names them beside its time', () => {
  const [written] = writePhases([
    {
      ...phase,
      kind: 'bleach',
      zones: ['roots', 'lengths', 'ends'],
      products: [{ class: 'BLEACH', shade: null, grams: 75 }],
      bondGrams: 9,
      checkEveryMinutes: 5,
      stopAtLevel: 7.5,
    },
  ])
  expect(written?.titolo).toBe('Decolorazione su tutta la testa')
  expect(written?.tempo_posa_min).toBe('35 (controllare ogni 5 minuti, fermarsi fra il livello 7 e l’8)')
  expect(written?.formula[1]).toEqual({ ...line, prodotto: 'Plex (protettore dei legami)', quantita_ml: 9 })
})

test('a reductive remover is weighed in two parts, and a softener names its volumes', () => {
  const base = { ...phase, developer: null, reasons: [] }
  const [remover, softener] = writePhases([
    { ...base, kind: 'remove', products: [{ class: 'DECAP_RED', shade: null, grams: 60 }], ratio: '1:1' },
    {
      ...base,
      kind: 'soften',
      products: [{ class: 'SOFTEN', shade: null, grams: 30, volume: 10 }],
      ratio: null,
    },
  ])
  expect(remover?.formula).toEqual([
    { ...line, prodotto: 'Decapante riduttivo (componente A)', quantita_g: 60 },
    { ...line, prodotto: 'Decapante riduttivo (componente B)', quantita_g: 60, rapporto_miscelazione: '1:1' },
  ])
  expect(softener?.formula).toEqual([
    { ...line, prodotto: 'Ossidante puro 10 vol', quantita_ml: 30, ossidante_vol: 10 },
  ])
})

test.each([
  ['colour', 'PERM', 'Colorazione delle punte'],
  ['lengths', 'PERM', 'Colorazione delle punte'],
  ['colour', 'DEMI', 'Tono su tono delle punte'],
  ['lengths', 'DEMI', 'Tono su tono delle punte'],
  ['tone', 'TONER', 'Tonalizzazione delle punte'],
  ['tone', 'DEMI', 'Tono su tono delle punte'],
  ['smudge', 'DEMI', 'Sfumatura delle punte'],
  ['remove', 'BATH', 'Bagno di luce sulle punte'],
  ['remove', 'DECAP_OX', 'Decapaggio delle punte'],
  ['bond-treatment', 'BOND', 'Trattamento ai legami sulle punte'],
] as const)('a %s phase with %s is titled %s', (kind, product, title) => {
  const [written] = writePhases([
    { ...phase, kind, zones: ['ends'], products: [{ class: product, shade: null, grams: 30 }] },
  ])
  expect(written?.titolo).toBe(title)
})

test.each([
  [['lengths', 'roots'], ['dry-hair'], 'Decolorazione di radici e lunghezze'],
  [['ends', 'lengths'], ['in-foil'], 'Decolorazione a ciocche su lunghezze e punte'],
] as const)('the zones %s are named from the root to the ends', (zones, application, title) => {
  const products = [{ class: 'BLEACH', shade: null, grams: 50 }] as const
  const [written] = writePhases([{ ...phase, kind: 'bleach', zones, application, products }])
  expect(written?.titolo).toBe(title)
})

test.each([
  ['BLEACH', 'Seconda decolorazione delle punte'],
  ['BATH', 'Secondo bagno di luce sulle punte'],
] as const)('a repeated %s on the same day is called the second', (product, title) => {
  const [written] = writePhases([
    {
      ...phase,
      kind: 'bleach',
      zones: ['ends'],
      products: [{ class: product, shade: null, grams: 30 }],
      reasons: [{ code: 'second-application', rule: '5.3', values: { level: 7 } }],
    },
  ])
  expect(written?.titolo).toBe(title)
})

test('mixed products have the grams of their lines, without those left out', () => {
  const [first, second] = phase.products
  expect(mixedProducts(phase, [30, 25, 90])).toEqual([
    { ...first, grams: 30 },
    { ...second, grams: 25 },
  ])
  expect(mixedProducts(phase, [45, null, 90])).toEqual([{ ...first, grams: 45 }])
  expect(mixedProducts(phase, [null, null, null])).toEqual(phase.products)
})

test('both parts of a remover are one mixed product', () => {
  const remover = { ...phase, products: [{ class: 'DECAP_RED' as const, shade: null, grams: 40 }], developer: null }
  expect(mixedProducts(remover, [50, 50])).toEqual([{ class: 'DECAP_RED', shade: null, grams: 50 }])
})
