import { clampLevel } from '../colour/level.ts'
import { mixedLevel } from '../colour/mixing.ts'
import { parseShade } from '../colour/shade.ts'
import { PRODUCT_CLASS_DATA } from '../data/products/product-classes.ts'
import { COOL_TONES } from '../data/tones.ts'
import type { PhaseProduct, ProductClass } from '../model/plan.ts'
import { interpolate, rowsOf } from './csv.ts'
import { isLightened } from './history.ts'
import {
  type Amounts,
  addAmounts,
  amountsOfTone,
  degreesBetween,
  directionOfReflect,
  reflectOfAmounts,
  scaleAmounts,
  strengthOf,
  times,
} from './pigment.ts'
import { POROUS_FROM, type ZoneHair } from './state.ts'
import { UPTAKE, WHITE_COVER } from './tables/tables.ts'

type UptakeRow = { readonly depth: number; readonly reflect: number; readonly covers: number; readonly white: number }

const ROWS: ReadonlyMap<string, UptakeRow> = new Map(
  rowsOf<'class' | 'depth' | 'reflect' | 'covers' | 'white'>(UPTAKE).map((row) => [
    row.class,
    { depth: Number(row.depth), reflect: Number(row.reflect), covers: Number(row.covers), white: Number(row.white) },
  ]),
)
const COVER = rowsOf<'level' | 'covers'>(WHITE_COVER)
const COVER_LEVELS = COVER.map(({ level }) => Number(level))
const COVER_SHARES = COVER.map(({ covers }) => Number(covers))

/** Reflects of a bowl of pure corrector: about four times those of a shade [E]. */
const CORRECTOR_STRENGTH = 4
/** Levels by which porous hair becomes deeper than the shade (R10: half a level to one) [E]. */
const GRABS = 0.75
/** Porosity from which any hair, also dyed hair in a bad state, takes colour deeper and cooler, and how much cooler (R10) [S31 C E]. */
const POROUS_COOLER = 1.25
/** Ashen green of lightened hair made darker: per level, at most, and half of it after a filler [S34 S35 E]. */
const HOLLOW = { perLevel: 0.25, most: 1, filled: 0.5, ash: 0.6, green: 0.4 } as const
/** Softened white takes colour a tenth better [S22 E]; white hair without natural base in the bowl a quarter worse [C]. */
const SOFTENED = 1.1
const WITHOUT_BASE = 0.75
/** A reflect looks stronger on white hair, which has no natural warmth (reference 8.4) [E]. */
const ON_WHITE = 1.3
/** Fewest volumes that cover white hair [S23]; lower ones only blend it. */
const COVERING_VOLUME = 20
/** Share of the covered warmth that stays visible with a filler [E]. */
const FILLER_SHARE = 0.3
/** Share of the warmth of the hair that still shows under a colour a level deeper: pale yellow is nothing in a chestnut [C, E]. */
const SHOWS_PER_LEVEL = 0.85
/** A reflect replaces warmth of the same direction instead of adding to it [E]. */
const TAKES_PLACE = 0.6

/** Content of a bowl of colour. */
export type Mixed = {
  readonly class: ProductClass
  /** Level of the mixture; the darker shade weighs more. */
  readonly level: number
  readonly lightest: number
  readonly amounts: Amounts
  /** Share of the weight that is natural base. */
  readonly natural: number
}

const isCorrector = ({ class: product }: PhaseProduct) => product === 'CORRECTOR'

/** Mixtures of bowls that were replayed before: the questions at the chair replay each bowl dozens of times. */
const known = new WeakMap<readonly PhaseProduct[], Mixed | null>()

/** The colour of a bowl as one shade with its amounts of pigment; null when it contains none. */
export function mixedColour(products: readonly PhaseProduct[]): Mixed | null {
  const before = known.get(products)
  if (before !== undefined) return before
  const mixed = mix(products)
  known.set(products, mixed)
  return mixed
}

const mix = (products: readonly PhaseProduct[]): Mixed | null => {
  const shades = products.flatMap((product) => {
    const shade = isCorrector(product) || product.shade === null ? null : parseShade(product.shade)
    return shade === null ? [] : [{ ...shade, class: product.class, grams: product.grams }]
  })
  const [main] = shades
  if (main === undefined) return null
  const ofShades = shades.reduce((sum, { grams }) => sum + grams, 0)
  const weight = products.reduce((sum, { grams }) => sum + grams, 0)
  if (ofShades <= 0) return null
  let amounts: Amounts = {}
  for (const { tone, grams } of shades)
    amounts = addAmounts(
      amounts,
      scaleAmounts(amountsOfTone(tone), () => grams / weight),
    )
  for (const corrector of products.filter(isCorrector)) {
    const tone = parseShade(`7.${corrector.shade?.at(-1) ?? '0'}`)?.tone
    const share = (CORRECTOR_STRENGTH * corrector.grams) / weight
    if (tone !== undefined)
      amounts = addAmounts(
        amounts,
        scaleAmounts(amountsOfTone(tone), () => share),
      )
  }
  const natural = shades.filter(({ tone }) => tone.primary === 'NATURALE').reduce((sum, { grams }) => sum + grams, 0)
  return {
    class: main.class,
    level: mixedLevel(shades.map(({ level, grams }) => ({ value: level, grams }))),
    lightest: Math.max(...shades.map(({ level }) => level)),
    amounts,
    natural: natural / ofShades,
  }
}

/** Share of a colour's full effect after `minutes`. */
const partOf = (product: ProductClass, minutes: number): number =>
  Math.min(1, Math.sqrt(minutes / Math.max(1, PRODUCT_CLASS_DATA[product].minutes)))

/** Share of white hair that a covering shade of this level covers (`tables/white-cover.csv`). */
export const coverAt = (level: number): number => interpolate(COVER_LEVELS, COVER_SHARES, level)

const coverOn = (hair: ZoneHair, mixed: Mixed, volume: number, part: number, laid: Amounts): ZoneHair['white'] => {
  const row = ROWS.get(mixed.class)
  const { white } = hair
  if (white.share === 0 || row === undefined) return white
  const opens = volume >= COVERING_VOLUME ? 1 : 0.6
  const base = Math.min(1, WITHOUT_BASE + (1 - WITHOUT_BASE) * (mixed.natural / Math.max(0.25, white.share / 2)))
  const takes = row.white * coverAt(mixed.level) * opens * base * part
  const covered = Math.min(1, Math.max(white.covered, takes * (white.softened ? SOFTENED : 1)))
  return { ...white, covered, depth: mixed.level, reflect: times(reflectOfAmounts(laid), ON_WHITE) }
}

/** Hair after a deposit of pigment; `wasLifted` if the same bowl lifted it before. */
export const depositOn = (
  hair: ZoneHair,
  mixed: Mixed,
  volume: number,
  minutes: number,
  wasLifted: boolean,
): ZoneHair => {
  const row = ROWS.get(mixed.class)
  if (row === undefined) return hair
  const part = partOf(mixed.class, minutes)
  const deeper = Math.max(0, hair.depth - mixed.level)
  const isPorous = isLightened(hair)
  const isGrabbing = isPorous || hair.porosity >= POROUS_FROM
  const grabs = isGrabbing && deeper >= 1 ? GRABS * hair.porosity * Math.min(1, deeper / 2) : 0
  const hollow = isPorous ? Math.min(HOLLOW.most, HOLLOW.perLevel * deeper) * (hair.filled ? HOLLOW.filled : 1) : 0
  const share = row.depth * part
  // A shade as deep as the hair, or paler, tones it at its level.
  const under = (start: number) => start - share * Math.max(0, start - mixed.level)
  const depth = clampLevel(under(hair.depth) - grabs)
  // A deeper colour covers the hair, and with it part of the error of its reading.
  const read = Math.max(
    under(hair.depth + hair.depthError) - under(hair.depth),
    under(hair.depth) - under(hair.depth - hair.depthError),
  )
  const strength = row.reflect * part * (1 + 0.3 * hair.porosity)
  const kept = 1 - row.covers * part
  const cooler = hair.porosity >= POROUS_FROM ? POROUS_COOLER : 1
  const laid = scaleAmounts(mixed.amounts, (tone) => strength * (COOL_TONES.has(tone) ? cooler : 1))
  const reflect = reflectOfAmounts(laid)
  const apart = degreesBetween(directionOfReflect(reflect), directionOfReflect(hair.base))
  const alike = strengthOf(reflect) === 0 ? 0 : Math.max(0, Math.cos((apart * Math.PI) / 180))
  const shines = kept + (hair.filled && isPorous ? FILLER_SHARE * (1 - kept) : 0)
  return {
    ...hair,
    depth,
    depthError: Math.hypot(read, 0.1 + 0.05 * deeper + 0.2 * hair.porosity),
    base: times(hair.base, shines * (1 - TAKES_PLACE * alike) * SHOWS_PER_LEVEL ** deeper),
    oxidative: addAmounts(
      scaleAmounts(hair.oxidative, () => kept),
      hollow === 0 ? laid : addAmounts(laid, { CENERE: HOLLOW.ash * hollow, VERDE: HOLLOW.green * hollow }),
    ),
    white: coverOn(hair, mixed, volume, part, laid),
    history: isPorous || (row.depth < 0.9 && !wasLifted) ? hair.history : 'colorato',
    filled: false,
  }
}
