import { parseShade } from '../colour/shade.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { RED_TONES } from '../data/tones.ts'
import type { HeadOfHair } from '../hair/replay-plan.ts'
import type { Trouble } from '../model/chair.ts'
import { hasShade } from '../model/phase-colour.ts'
import type { Phase, PhaseKind, ProductClass } from '../model/plan.ts'
import type { Zone } from '../model/vocabulary.ts'
import { isLightener, type Look } from './look.ts'

/** Kinds of bowls whose colour is checked. */
const WATCHED: ReadonlySet<PhaseKind> = new Set(['remove', 'bleach', 'colour', 'lengths', 'tone', 'smudge', 'gloss'])
const COLOURS: ReadonlySet<ProductClass> = new Set(['PERM', 'PERM_W', 'HIGHLIFT', 'DEMI', 'TONER', 'GLOSS'])
/** A direct colour may be as bright as possible: only its coverage is checked. */
const TAKEN: ReadonlySet<ProductClass> = new Set([...COLOURS, 'DIRECT'])

/** Target level of the bowl on its deepest zone. */
export const aimOf = ({ stopAtLevel, results, zones }: Phase): number =>
  stopAtLevel ?? Math.min(...zones.map((zone) => results?.[zone]?.level ?? 10))

/** The observed level is the target of the bowl. */
export const isThere = ({ phase, seen }: Look): boolean => seen.level >= aimOf(phase) - MID_SERVICE.levelRoom

/** A bowl with copper or red cannot produce ash. */
const hasRed = ({ products }: Phase): boolean =>
  products.some(({ shade }) => RED_TONES.has(parseShade(shade ?? '')?.tone.primary ?? 'NATURALE'))

/** What can go wrong with a bowl, by its kind and its zones. */
export const troublesOf = (phase: Phase, before: HeadOfHair): readonly Trouble[] => {
  const { zones, kind, products } = phase
  const main = products[0]?.class
  const lightens = isLightener(phase)
  if (!WATCHED.has(kind) || main === undefined) return []
  // A clear gloss deposits nothing.
  if (TAKEN.has(main) && !hasShade(phase)) return []
  if (main === 'DECAP_RED') return ['not-at-level']
  if (!lightens && !TAKEN.has(main)) return []
  const on = (zone: Zone, trouble: Trouble): Trouble[] => (zones.includes(zone) ? [trouble] : [])
  const lifts = aimOf(phase) > Math.min(...zones.map((zone) => before[zone].depth)) + MID_SERVICE.levelRoom
  const isSeen = main !== 'DIRECT' && aimOf(phase) >= MID_SERVICE.reflectFrom
  const isRegrowth = kind === 'colour' && zones.length === 1 && phase.application.includes('roots-only')
  return [
    ...(lifts ? (['not-at-level'] as const) : []),
    ...(isSeen ? (['too-warm'] as const) : []),
    ...(isSeen && !lightens && !hasRed(phase) ? (['too-ash'] as const) : []),
    ...on('ends', 'ends-grabbed'),
    ...(lightens ? on('lengths', 'band') : isRegrowth ? (['band'] as const) : []),
    ...(lightens && zones.length === 1 ? [] : on('roots', 'uneven-root')),
  ]
}
