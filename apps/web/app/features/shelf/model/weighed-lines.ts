import { type Phase, servedBy } from '@riflesso/colorimetry'
import { type FormulaLine, type LinePart, lineParts } from '@riflesso/consultation'
import { isProductClass } from '@riflesso/contract'
import type { ServiceBody } from '../api/service.ts'
import type { Shelf } from '../api/shelf.ts'

/** Weighed amounts of a planned bowl. */
export type WeighedLines = {
  /** Index into the phases of today's session. */
  readonly phase: number
  /** Grams of every line of its formula; null if nothing was weighed for the line. */
  readonly grams: readonly (number | null)[]
  /** Volumes of the mixed weighed developers; null without one. */
  readonly developerVolume: number | null
}

type Part = Pick<ServiceBody['bowls'][number]['parts'][number], 'productId' | 'grams'>
type Bowl = { readonly phase?: number | null; readonly parts: readonly Part[] }
type Weighed = Pick<Shelf['lines'][number], 'class'> & Pick<Shelf['products'][number], 'shade' | 'volume'> & Part

const DEVELOPER = 'DEVELOPER'
const COLOUR = 'COLOUR'

/**
 * Weighed bowls of a service as grams on the lines of the planned formulas. Other tubes than the planned ones, and the parts of a
 * remover, are divided over their lines as the plan does.
 */
export const weighedLines = (
  phases: readonly Phase[],
  formulas: readonly (readonly FormulaLine[])[],
  bowls: readonly Bowl[],
  shelf: Shelf,
): readonly WeighedLines[] =>
  phases.flatMap((phase, index) => {
    const parts = bowls.filter((bowl) => bowl.phase === index).flatMap((bowl) => bowl.parts)
    const weighed = parts.flatMap((part) => weighedOf(part, shelf))
    if (weighed.length === 0) return []
    return [{ phase: index, grams: gramsOf(phase, formulas[index] ?? [], weighed), developerVolume: volumeOf(weighed) }]
  })

function weighedOf({ productId, grams }: Part, { products, lines }: Shelf): Weighed[] {
  const product = products.find(({ id }) => id === productId)
  const line = lines.find(({ id }) => id === product?.lineId)
  return product && line ? [{ productId, grams, class: line.class, shade: product.shade, volume: product.volume }] : []
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const toTenth = (value: number): number => Math.round(value * 10) / 10

function volumeOf(weighed: readonly Weighed[]): number | null {
  const developers = weighed.filter(
    ({ class: name, volume, grams }) => name === DEVELOPER && volume !== null && grams > 0,
  )
  if (developers.length === 0) return null
  const peroxide = sumOf(developers.map(({ volume, grams }) => (volume ?? 0) * grams))
  return toTenth(peroxide / sumOf(developers.map(({ grams }) => grams)))
}

function gramsOf(phase: Phase, formula: readonly FormulaLine[], weighed: readonly Weighed[]): (number | null)[] {
  const shades = new Set(phase.products.map(({ shade }) => shade))
  const isAsPlanned = weighed.every(({ shade }) => shade === null || shades.has(shade))
  const kindOf = (shade: string) => (isAsPlanned ? shade : COLOUR)
  const parts = lineParts(phase)
  const lines = formula.map(({ quantita_g, quantita_ml }, line) => ({
    kind: kindOfLine(parts[line], phase, kindOf),
    planned: quantita_g ?? quantita_ml ?? 0,
  }))
  return lines.map(({ kind, planned }) => {
    const here = weighed.filter((each) => kind !== null && kindOfProduct(each, phase, kindOf) === kind)
    const together = sumOf(lines.filter((line) => line.kind === kind).map((line) => line.planned))
    if (here.length === 0 || together === 0) return null
    return toTenth((sumOf(here.map(({ grams }) => grams)) * planned) / together)
  })
}

/** Product class of a line; null for water and shampoo, which are not on the shelf. */
function kindOfLine(part: LinePart | undefined, { products }: Phase, kindOf: (shade: string) => string): string | null {
  if (part === 'developer') return DEVELOPER
  if (part === 'bond') return 'BOND'
  const product = typeof part === 'number' ? products[part] : undefined
  if (product === undefined) return null
  // A softener is a developer.
  if (product.volume !== undefined) return DEVELOPER
  return product.shade === null ? product.class : kindOf(product.shade)
}

function kindOfProduct(
  { class: name, shade }: Weighed,
  { products }: Phase,
  kindOf: (shade: string) => string,
): string {
  if (shade !== null) return kindOf(shade)
  if (!isProductClass(name)) return name
  return products.find((each) => each.shade === null && servedBy(each.class).includes(name))?.class ?? name
}
