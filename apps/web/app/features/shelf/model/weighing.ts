import { OPTION_IDS } from '@riflesso/colorimetry'
import { WEIGHED_MAX } from '@riflesso/contract'
import { z } from 'zod'
import type { ServiceBody } from '../api/service.ts'
import type { BowlInTubes, FormulaInTubes } from '../api/tubes.ts'

const grams = z.number().int().min(0).max(WEIGHED_MAX)

const partSchema = z.object({
  productId: z.string(),
  /** Grams of the formula in tubes, scaled to the bowl; null if it has none for the product. */
  planned: grams.nullable(),
  /** Null until it is weighed. */
  grams: grams.nullable(),
  /** Whether it was added by hand and is not in the formula in tubes. */
  isExtra: z.boolean(),
})
export type WeighedPart = z.infer<typeof partSchema>

const bowlSchema = z.object({
  /** Index of the phase in the bowl mode. */
  place: z.number().int().nonnegative(),
  name: z.string(),
  /** False for an unplanned bowl. */
  isPlanned: z.boolean(),
  parts: z.array(partSchema),
  /** Leftover mixture that is thrown away; null = not weighed. */
  left: grams.nullable(),
})
export type WeighedBowl = z.infer<typeof bowlSchema>

/** The unfinished weighing of an analysis on this device. */
export const weighingSchema = z.object({
  analysisId: z.string().min(1),
  option: z.enum(OPTION_IDS),
  bowls: z.array(bowlSchema),
  /** Milliseconds since 1970. */
  begunAt: z.number(),
})
export type Weighing = z.infer<typeof weighingSchema>

/** A bowl of the bowl mode. */
export type BowlPlace = Pick<WeighedBowl, 'place' | 'name' | 'isPlanned'> & {
  /** Size of the bowl relative to the formula. */
  readonly factor: number
}

const isSame = (one: Pick<WeighedBowl, 'place' | 'name'>, other: Pick<WeighedBowl, 'place' | 'name'>): boolean =>
  one.place === other.place && one.name === other.name

/** The bowl in the salon's tubes; null for an unplanned one, and without a formula. */
export function bowlInTubes(
  { isPlanned, place }: Pick<BowlPlace, 'isPlanned' | 'place'>,
  option: Weighing['option'],
  formula: FormulaInTubes | null,
): BowlInTubes | null {
  const chosen = formula?.options.find(({ id }) => id === option) ?? formula?.options[0]
  return (isPlanned && chosen?.sessions[0]?.bowls.find(({ phase }) => phase === place)) || null
}

/** The unweighed bowl of the formula in tubes; without parts if the formula has none. */
export function plannedBowl(
  { factor, ...bowl }: BowlPlace,
  option: Weighing['option'],
  formula: FormulaInTubes | null,
): WeighedBowl {
  const inTubes = bowlInTubes(bowl, option, formula)
  const parts = inTubes ? [...inTubes.parts, ...inTubes.kept, ...(inTubes.developer ?? [])] : []
  return {
    ...bowl,
    parts: parts.map((part) => ({
      productId: part.productId,
      planned: part.grams === null ? null : Math.min(WEIGHED_MAX, Math.round(part.grams * factor)),
      grams: null,
      isExtra: false,
    })),
    left: null,
  }
}

/** The bowl of the current formula with the products weighed or added so far. */
export function currentBowl(weighing: Weighing | null, planned: WeighedBowl): WeighedBowl {
  const before = weighing?.bowls.find((bowl) => isSame(bowl, planned))
  if (before === undefined) return planned
  const weighed = before.parts.filter((part) => part.grams !== null)
  const known = new Set(planned.parts.map(({ productId }) => productId))
  return {
    ...planned,
    parts: [
      ...planned.parts.map((part) => ({
        ...part,
        grams: weighed.find(({ productId }) => productId === part.productId)?.grams ?? null,
      })),
      ...before.parts.filter(({ productId, isExtra }) => isExtra && !known.has(productId)),
    ],
    left: before.left,
  }
}

/** The weighing with one bowl replaced or added. */
export const withBowl = (weighing: Weighing, bowl: WeighedBowl): Weighing => ({
  ...weighing,
  bowls: [...weighing.bowls.filter((each) => !isSame(each, bowl)), bowl].sort((one, other) => one.place - other.place),
})

/** Weighed grams of a bowl. */
export const weighedGrams = ({ parts }: WeighedBowl): number =>
  parts.reduce((sum, { grams: weighed }) => sum + (weighed ?? 0), 0)

/** Whether anything was weighed. */
export const hasWeighed = (weighing: Weighing | null): boolean =>
  weighing?.bowls.some(({ parts }) => parts.some(({ grams: weighed }) => weighed !== null)) ?? false

/** Grams of each product that closing the service takes from the shelf. */
export function takenGrams({ bowls }: Pick<Weighing, 'bowls'>): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { parts } of bowls)
    for (const { productId, grams: weighed } of parts)
      if (weighed !== null) taken.set(productId, (taken.get(productId) ?? 0) + weighed)
  return taken
}

/** The bowls with weighed products, for sending. */
export const weighedBowls = ({ bowls }: Pick<Weighing, 'bowls'>): ServiceBody['bowls'] =>
  bowls.flatMap(({ place, name, isPlanned, parts, left }) => {
    const weighed = parts.flatMap(({ productId, planned, grams: amount }) =>
      amount === null ? [] : [{ productId, planned, grams: amount }],
    )
    return weighed.length === 0
      ? []
      : [{ phase: isPlanned ? place : null, name: name.slice(0, 60), parts: weighed, left }]
  })

/** The body that closes the service: the bowls with something weighed. `replaces` is the key of a closed service to correct. */
export const serviceBodyOf = (
  weighing: Weighing,
  { key, replaces, at }: { readonly key: string; readonly replaces: string | null; readonly at: Date },
): ServiceBody => ({
  key,
  replaces,
  option: weighing.option,
  weighedAt: at.toISOString(),
  bowls: weighedBowls(weighing),
})
