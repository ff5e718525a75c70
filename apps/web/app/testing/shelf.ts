import type { bowlInTubesSchema, formulaInTubes, ShelfLine, StockProduct } from '@riflesso/contract'
import type { z } from 'zod'

const uuid = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`

const SHEET = { ratio: 1.5, minutes: 35, volumes: [10, 20, 30] }

export const AURORA: ShelfLine = {
  id: uuid(1),
  supplier: 'Aurora',
  notation: null,
  name: 'Crema',
  class: 'PERM',
  check: 'verificata',
  sheet: SHEET,
  suggested: SHEET,
}

export const PEROXIDE: ShelfLine = {
  ...AURORA,
  id: uuid(2),
  name: 'Attiva',
  class: 'DEVELOPER',
  check: 'da-verificare',
  sheet: null,
  suggested: null,
}

/** A product of the shelf: two unopened tubes of 60 g. */
const tube = (place: number, code: string, part: Partial<StockProduct> = {}): StockProduct => ({
  id: uuid(100 + place),
  lineId: AURORA.id,
  code,
  name: null,
  shade: code.replace('/', '.'),
  volume: null,
  barcode: null,
  packGrams: 60,
  packCents: 850,
  pieces: 2,
  openedGrams: 0,
  lowestPieces: null,
  retailCents: null,
  aftercare: null,
  isLow: false,
  ...part,
})

/** Three tubes of colour, one of them low, and a bottle of developer. */
export const SHELF = {
  lines: [AURORA, PEROXIDE],
  products: [
    tube(1, '6/0'),
    tube(2, '7/43', { pieces: 1, openedGrams: 40, lowestPieces: 2, isLow: true }),
    tube(3, '8/1', { packCents: null }),
    tube(4, '20 vol', { lineId: PEROXIDE.id, shade: null, volume: 20, packGrams: 1000, packCents: 600, pieces: 3 }),
  ],
}

const [SIX, SEVEN, , BOTTLE] = SHELF.products
if (SIX === undefined || SEVEN === undefined || BOTTLE === undefined) throw new Error('a shelf with tubes and a bottle')

const part = (productId: string, grams: number | null, cents: number | null) => ({
  productId,
  grams,
  share: 0.5,
  cents,
})
const money = (productCents: number) => ({
  productCents,
  isIncomplete: false,
  minutes: 85,
  chairCents: 5667,
  priceCents: 9000,
})

const BOWL: z.input<typeof bowlInTubesSchema> = {
  phase: 0,
  match: 'mix',
  isExact: true,
  parts: [part(SIX.id, 30, 425), part(SEVEN.id, 10, 142)],
  developer: [part(BOTTLE.id, 60, 36)],
  ratio: '1:1,5',
  minutes: 35,
  difference: {
    level: 0.25,
    reflect: 0.1,
    sameFamily: true,
    testo: 'un quarto di livello più chiaro, stesso riflesso',
  },
  kept: [],
  nearest: [],
  nearestResult: null,
  around: [],
  inHalfTubes: false,
  productCents: 603,
  isIncomplete: false,
}

/** One bowl that is mixed, one that is missing, and one whose line is not verified. */
export const TUBES: z.input<typeof formulaInTubes.response> = {
  options: (['prudente', 'equilibrata', 'decisa'] as const).map((id, place) => ({
    id,
    sessions: [
      {
        ...money(603 + place * 100),
        afterWeeks: 0,
        bowls: [
          BOWL,
          {
            ...BOWL,
            phase: 1,
            match: 'missing' as const,
            isExact: false,
            parts: [],
            kept: [part(SIX.id, 20, 283)],
            nearest: [part(SEVEN.id, null, null)],
            nearestResult: { shade: '5.4', hex: '#6b3a22' },
            around: ['Manca il 4.0: ordinalo, oppure resta sulla formula generica.'],
            difference: {
              level: 1,
              reflect: 0.8,
              sameFamily: false,
              testo: 'un livello più chiaro, riflesso più caldo',
            },
            isIncomplete: true,
          },
          {
            ...BOWL,
            phase: 2,
            match: 'same' as const,
            isExact: false,
            parts: [part(SEVEN.id, null, null)],
            developer: [part(BOTTLE.id, null, null)],
            difference: null,
          },
        ],
      },
    ],
    upkeep: [],
    year: money(2400),
  })),
  products: [SIX, SEVEN, BOTTLE],
  lines: [AURORA, PEROXIDE],
}
