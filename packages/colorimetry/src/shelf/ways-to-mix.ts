import { inHalfTubes } from '../chair/half-tubes.ts'
import { gramsOf } from '../data/products/grams.ts'
import type { Phase, PhaseProduct } from '../model/plan.ts'
import type { LineSheet, ShelfPart, ShelfProduct } from '../model/shelf.ts'

/** Products of a bowl, and the parts that are weighed for them. */
export type Filling = { readonly products: readonly PhaseProduct[]; readonly parts: readonly ShelfPart[] }
export type Mixed = Filling & {
  readonly phase: Phase
  readonly followsSheet: boolean
  readonly inHalfTubes: boolean
}

/** The ways to mix a filling, the preferred one first: by the line's sheet, then with its developer alone, then as planned. */
export const waysToMix = (planned: Phase, filling: Filling, shelf: readonly ShelfProduct[], halfTubes: boolean) => {
  const phase = filling.products === planned.products ? planned : { ...planned, products: filling.products }
  const bySheet = phasesBySheet(phase, sheetOf(filling.parts, shelf))
  const whole = [
    ...bySheet.map((own): Mixed => ({ ...filling, phase: own, followsSheet: true, inHalfTubes: false })),
    ...(bySheet.includes(phase) ? [] : [{ ...filling, phase, followsSheet: false, inHalfTubes: false }]),
  ]
  return halfTubes ? [...whole.flatMap((mixed) => halved(mixed, shelf) ?? []), ...whole] : whole
}

/** The sheet of the line that a bowl is mixed from, where the salon has verified it. */
const sheetOf = (parts: readonly ShelfPart[], shelf: readonly ShelfProduct[]): LineSheet | null => {
  const main = shelf.find(({ id }) => id === parts[0]?.id)
  return main?.check === 'verificata' ? main.sheet : null
}

/** Variants of a phase that follow a sheet: developer and minutes, then developer alone. Empty where the sheet has no such developer. */
const phasesBySheet = (phase: Phase, sheet: LineSheet | null): readonly Phase[] => {
  const { developer, products } = phase
  if (sheet === null || developer === null) return [phase]
  if (!sheet.volumes.includes(developer.volume) || sheet.ratio === 0) return []
  const ratio = `1:${sheet.ratio}`
  const grams = Math.round(gramsOf(products) * sheet.ratio)
  const mixed = ratio === phase.ratio ? phase : { ...phase, ratio, developer: { ...developer, grams } }
  // Lightener is rinsed at its level, not after its minutes.
  if (phase.stopAtLevel !== null || sheet.minutes === phase.minutes) return [mixed]
  const [least, most] = phase.minutesRange
  const minutesRange = [Math.min(least, sheet.minutes), Math.max(most, sheet.minutes)] as const
  return [{ ...mixed, minutes: sheet.minutes, minutesRange }, mixed]
}

/** The same in half tubes; null if they would change the mixture, or if the shelf does not have enough. */
const halved = (mixed: Mixed, shelf: readonly ShelfProduct[]): Mixed | null => {
  const used = mixed.parts.map(({ id }) => shelf.find((own) => own.id === id))
  const packGrams = used[0]?.packGrams ?? 0
  if (used.length !== mixed.products.length || used.some((own) => own?.packGrams !== packGrams)) return null
  const rounded = inHalfTubes(mixed.phase, packGrams / 2)
  if (rounded === null) return null
  const { products } = rounded.phase
  const parts = mixed.parts.map(({ id }, index) => ({ id, grams: products[index]?.grams ?? 0 }))
  const isThere = parts.every(({ grams }, index) => Number.isInteger(grams) && grams <= (used[index]?.gramsLeft ?? 0))
  return isThere ? { ...mixed, products, parts, phase: rounded.phase, inHalfTubes: true } : null
}
