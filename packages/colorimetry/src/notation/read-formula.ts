import { parseShade, SHADE_LEVELS } from '../colour/shade.ts'
import { WEAK_VOLUMES } from '../data/notation-words.ts'
import type { BrandNotation } from '../data/products/brands.ts'
import { comesInShades } from '../data/products/catalogue.ts'
import { PRODUCT_CLASS_DATA } from '../data/products/product-classes.ts'
import type { ProductClass } from '../model/plan.ts'
import type { TechniqueId } from '../model/technique-ids.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { isLevel, MOST_GRAMS, naturalShade, type Span, type Token, tokensOf } from './tokens.ts'

/** A product of a written formula; `grams` is null if none are written. */
export type TypedProduct = {
  readonly class: ProductClass
  /** Generic notation; null for products without a shade. */
  readonly shade: string | null
  readonly grams: number | null
  /** False for a code of a brand that neither a source nor the salon confirms. */
  readonly isSure: boolean
}

/** A phase as it is written; what is not written is null or empty. */
export type TypedPhase = {
  readonly zones: readonly Zone[]
  readonly technique: TechniqueId | null
  readonly products: readonly TypedProduct[]
  readonly developer: { readonly volume: number; readonly grams: number | null } | null
  /** Grams of developer per gram of product. */
  readonly ratio: number | null
  readonly dilutionGrams: number
  readonly bondGrams: number
  /** Level at which a lightener is rinsed, whatever the minutes. */
  readonly stopAtLevel: number | null
  /** From the shortest to the longest. */
  readonly minutes: readonly [least: number, most: number] | null
}

export type TypedFormula = {
  readonly phases: readonly TypedPhase[]
  /** Pieces of the text that are not understood, in their order. */
  readonly unread: readonly Span[]
}

/** Something to weigh, and its amount. */
type Thing = {
  readonly is: 'shade' | 'corrector' | 'class' | 'developer' | 'water'
  readonly code: string | null
  readonly class: ProductClass | null
  readonly volume: number | null
  readonly isSure: boolean
  readonly at: Span
  grams: number | null
}

/** Products that are mixed without a shade, and bring their own amount. */
const isOwnProduct = (product: ProductClass): boolean => !comesInShades(product)

const thingOf = (token: Token): Thing | null => {
  const base = { code: null, class: null, volume: null, isSure: true, at: token, grams: null }
  switch (token.kind) {
    case 'shade':
      return { ...base, is: 'shade', code: token.code, isSure: token.isSure }
    case 'corrector-shade':
      return { ...base, is: 'corrector', code: token.code }
    case 'volume':
      return { ...base, is: 'developer', volume: token.volume }
    case 'clear':
      return { ...base, is: 'class', class: 'GLOSS' }
    case 'water':
      return { ...base, is: 'water' }
    case 'class':
      return isOwnProduct(token.class) ? { ...base, is: 'class', class: token.class } : null
    case 'line':
      return token.class !== null && isOwnProduct(token.class) ? { ...base, is: 'class', class: token.class } : null
    default:
      return null
  }
}

/** Tokens up to the next mark between ingredients. */
const ingredientsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'between') parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

type Amount = { readonly grams: number; readonly at: Token }

/** What a number without a unit can be the grams of, and the least that it can be. */
const WEIGHED: ReadonlySet<Token['kind']> = new Set(['shade', 'corrector-shade', 'volume'])
const LEAST_GRAMS = 5

/** Tells what numbers without a unit are: grams before a shade, or the level of a shade beside grams. */
const withNumbers = (part: readonly Token[]): readonly Token[] => {
  const isThing = (token: Token | undefined) => token !== undefined && thingOf(token) !== null
  const has = (test: (token: Token) => boolean) => part.some(test)
  return part.map((token, index): Token => {
    if (token.kind !== 'number') return token
    const { start, end } = token
    const next = part.slice(index + 1).find(({ kind }) => kind !== 'filler' && kind !== 'developer')
    if (!has(({ kind }) => kind === 'grams') && next !== undefined && WEIGHED.has(next.kind))
      return token.value >= LEAST_GRAMS && token.value <= MOST_GRAMS
        ? { kind: 'grams', grams: token.value, start, end }
        : { kind: 'unread', start, end }
    if (has(({ kind }) => kind === 'grams') && !has((other) => isThing(other)) && isLevel(token.value))
      return { kind: 'shade', code: naturalShade(token.value), isSure: true, start, end }
    return { kind: 'unread', start, end }
  })
}

const SAID: ReadonlySet<Token['kind']> = new Set(['zones', 'technique', 'ratio', 'minutes', 'stop', 'class', 'line'])

/** One phase of a text, and what was not understood in it. */
class PhaseReader {
  readonly things: Thing[] = []
  readonly unread: Span[] = []
  readonly zones = new Set<Zone>()
  technique: TechniqueId | null = null
  class: ProductClass | null = null
  ratio: number | null = null
  minutes: readonly [number, number] | null = null
  stopAtLevel: number | null = null
  readonly waitsForVolume: Span[] = []
  /** What is said of a bowl, which says nothing without one. */
  readonly said: Span[] = []

  read(tokens: readonly Token[]): void {
    for (const part of ingredientsOf(tokens)) this.readPart(withNumbers(part))
  }

  private once<T>(before: T | null, next: T, at: Token): T {
    if (before === null) return next
    this.unread.push(at)
    return before
  }

  private readPart(part: readonly Token[]): void {
    const things: Thing[] = []
    const amounts: Amount[] = []
    let isEach = false
    for (const token of part) {
      const thing = thingOf(token)
      if (thing !== null) things.push(thing)
      if (token.kind === 'class' && thing === null) this.class = this.once(this.class, token.class, token)
      if (token.kind === 'line' && thing === null && token.class !== null) this.class ??= token.class
      if (SAID.has(token.kind)) this.said.push(token)
      if (token.kind === 'grams') amounts.push({ grams: token.grams, at: token })
      if (token.kind === 'zones') for (const zone of token.zones) this.zones.add(zone)
      if (token.kind === 'technique') this.technique = this.once(this.technique, token.technique, token)
      if (token.kind === 'ratio') this.ratio = this.once(this.ratio, token.ratio, token)
      if (token.kind === 'stop') this.stopAtLevel = this.once(this.stopAtLevel, token.level, token)
      if (token.kind === 'minutes') this.minutes = this.once(this.minutes, token.minutes, token)
      if (token.kind === 'each') isEach = true
      if (token.kind === 'developer') this.waitsForVolume.push(token)
      if (token.kind === 'corrector' || token.kind === 'unread') this.unread.push(token)
    }
    this.weigh(things, amounts, isEach)
    this.things.push(...things)
  }

  /** Gives amounts to the things beside them; an amount that may belong to several is not understood. */
  private weigh(things: readonly Thing[], amounts: readonly Amount[], isEach: boolean): void {
    const [only] = amounts
    if (only === undefined) return
    if (isEach && amounts.length === 1 && things.length + this.things.length > 0) {
      for (const thing of [...this.things, ...things]) if (thing.is !== 'developer') thing.grams ??= only.grams
      return
    }
    if (things.length === amounts.length) {
      things.forEach((thing, index) => {
        thing.grams = amounts[index]?.grams ?? null
      })
      return
    }
    const last = this.things.at(-1)
    if (things.length === 0 && amounts.length === 1 && last !== undefined && last.grams === null) {
      last.grams = only.grams
      return
    }
    // '30 g 7.1 20 vol 1:1,5': a developer whose amount follows from the ratio.
    const weighed = things.filter(({ is }) => is !== 'developer')
    if (weighed.length === amounts.length) {
      weighed.forEach((thing, index) => {
        thing.grams = amounts[index]?.grams ?? null
      })
      return
    }
    for (const { at } of amounts) this.unread.push(at)
  }

  get hasProduct(): boolean {
    return this.things.some(({ is }) => is === 'shade' || is === 'class' || is === 'corrector')
  }

  /** Whether what follows may be another phase. */
  get isComplete(): boolean {
    return this.hasProduct && (this.minutes !== null || this.things.some(({ is }) => is === 'developer'))
  }

  phase(): TypedPhase {
    const developers = this.things.filter(({ is }) => is === 'developer')
    const [developer] = developers
    for (const { at } of developers.slice(1)) this.unread.push(at)
    if (developer === undefined) this.unread.push(...this.waitsForVolume)
    const volume = developer?.volume ?? null
    const bonds = this.things.filter((thing) => thing.class === 'BOND')
    const isAlone = bonds.length > 0 && this.things.every((thing) => thing.class === 'BOND')
    const products = this.things.flatMap((thing): TypedProduct[] => {
      const { grams, isSure, code } = thing
      if (thing.is === 'corrector') return [{ class: 'CORRECTOR', shade: code, grams, isSure }]
      if (thing.is === 'class' && thing.class !== null && (thing.class !== 'BOND' || isAlone))
        return [{ class: thing.class, shade: null, grams, isSure }]
      if (thing.is !== 'shade' || code === null) return []
      return [{ class: this.class ?? classOf(code, volume), shade: code, grams, isSure }]
    })
    const water = this.things.find(({ is }) => is === 'water')
    return {
      zones: ZONES.filter((zone) => this.zones.has(zone)),
      technique: this.technique,
      products,
      developer: developer === undefined || volume === null ? null : { volume, grams: developer.grams },
      ratio: this.ratio,
      dilutionGrams: water?.grams ?? 0,
      bondGrams: isAlone ? 0 : bonds.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
      stopAtLevel: this.stopAtLevel,
      minutes: this.minutes,
    }
  }
}

/** Colour without a named class is permanent; super-lighteners by their level, weak developers belong to tone on tone. */
export const classOf = (code: string, volume: number | null): ProductClass => {
  if ((parseShade(code)?.level ?? 0) > SHADE_LEVELS.maxDepth) return 'HIGHLIFT'
  return volume !== null && WEAK_VOLUMES.has(volume) ? 'DEMI' : 'PERM'
}

type Piece = { readonly tokens: Token[]; readonly before: 'then' | 'line' | 'comma' | 'minutes' }

/** The text cut where a phase may end. */
const piecesOf = (tokens: readonly Token[]): readonly Piece[] => {
  const pieces: Piece[] = [{ tokens: [], before: 'then' }]
  for (const token of tokens) {
    if (token.kind === 'then') pieces.push({ tokens: [], before: 'then' })
    else if (token.kind === 'between' && ['\n', ';', '.'].includes(token.mark))
      pieces.push({ tokens: [token], before: 'line' })
    else if (token.kind === 'between' && token.mark === ',') pieces.push({ tokens: [token], before: 'comma' })
    else {
      pieces.at(-1)?.tokens.push(token)
      if (token.kind === 'minutes') pieces.push({ tokens: [], before: 'minutes' })
    }
  }
  return pieces
}

const isPlaceOnly = (tokens: readonly Token[]) => {
  const said = tokens.filter(({ kind }) => kind !== 'between' && kind !== 'filler')
  return said.length > 0 && said.every(({ kind }) => kind === 'zones')
}
const namesPlace = (tokens: readonly Token[]) =>
  tokens.some(({ kind }) => kind === 'zones' || kind === 'class' || kind === 'technique')
const namesProduct = (tokens: readonly Token[]) =>
  tokens.some((token) => token.kind === 'shade' || token.kind === 'corrector-shade' || thingOf(token)?.is === 'class')

/**
 * A formula as colourists write it on a card, '30 g 7.1 + 10 g 8.0 + 20 vol 1:1,5, 35 min radici; poi 9.13 tono su tono 10 min', read
 * into phases. Codes are in the notation of `brand` (null = generic) unless the text names another line. Nothing is guessed: what is not
 * written stays open, and what is not understood is marked.
 */
export const readFormula = (text: string, brand: BrandNotation | null): TypedFormula => {
  const readers: PhaseReader[] = []
  for (const { tokens, before } of piecesOf(tokensOf(text, brand))) {
    const current = readers.at(-1)
    // 'Lunghezze' on a line of its own, after a phase with another place.
    const isHeading = before === 'line' && current?.isComplete === true && current.zones.size > 0 && isPlaceOnly(tokens)
    const isNext =
      isHeading ||
      (before === 'then'
        ? tokens.some(({ kind }) => kind !== 'filler' && kind !== 'between')
        : current?.isComplete === true &&
          namesProduct(tokens) &&
          (before !== 'comma' || namesPlace(tokens) || current.minutes !== null))
    if (current === undefined || isNext) readers.push(new PhaseReader())
    readers.at(-1)?.read(tokens)
  }
  const unread: Span[] = []
  const phases: TypedPhase[] = []
  for (const reader of readers) {
    const phase = reader.phase()
    if (phase.products.length > 0) phases.push(phase)
    else unread.push(...reader.things.map(({ at }) => at), ...(reader.unread.length > 0 ? [] : reader.said))
    unread.push(...reader.unread)
  }
  return {
    phases,
    unread: unread.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start),
  }
}

/** What a phase needs before it can be mixed. */
export const MISSING_PIECES = ['grams', 'developer', 'developer-grams', 'ratio-differs', 'minutes', 'zones'] as const
export type MissingPiece = (typeof MISSING_PIECES)[number]

/** A ratio is rounded when it is written beside the grams. */
const RATIO_ROUNDING = 0.15

/** The pieces that this phase lacks. */
export const missingPieces = ({
  products,
  developer,
  ratio,
  minutes,
  zones,
  technique,
}: TypedPhase): readonly MissingPiece[] => {
  const main = products.find((product) => product.class !== 'CORRECTOR') ?? products[0]
  if (main === undefined) return []
  const needs = PRODUCT_CLASS_DATA[main.class]
  const found: MissingPiece[] = []
  if (products.some(({ grams }) => grams === null)) found.push('grams')
  if (needs.ratio !== null && developer === null) found.push('developer')
  const isMixed = developer !== null && main.class !== 'SOFTEN'
  if (isMixed && developer.grams === null && ratio === null) found.push('developer-grams')
  if (isMixed && developer.grams !== null && ratio !== null) {
    const wanted = ratio * products.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
    if (Math.abs(developer.grams - wanted) > RATIO_ROUNDING * wanted) found.push('ratio-differs')
  }
  if (minutes === null && needs.minutes > 0) found.push('minutes')
  if (zones.length === 0 && technique === null) found.push('zones')
  return found
}
