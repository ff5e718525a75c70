import { TONER } from '../data/fade.ts'
import { FANTASY_BASES } from '../data/fantasy.ts'
import { COOL_TONES, RED_TONES } from '../data/tones.ts'
import type { Correction, Corrections, ShadeFamily } from '../model/corrections.ts'
import type { DeclaredDetails, Situation, ZoneHistory, ZoneState } from '../model/situation.ts'
import type { CastCause, Condition, HairFibre, ToneName, Zone } from '../model/vocabulary.ts'
import { fibreRow } from './fibre.ts'
import { isLightened, isUndyed } from './history.ts'
import { conditionAt } from './likely-answers.ts'
import {
  type Amounts,
  amountsOfTone,
  NO_REFLECT,
  type ReflectVector,
  reflectOfAmounts,
  reflectOfTone,
  strengthOf,
  sumOf,
  times,
} from './pigment.ts'
import { isToned, tonerLeft } from './toner.ts'
import { onWhiteBase, whiteShareOf } from './white-share.ts'

/** Residues that discolour the fibre and are not removed with the colour. */
type Residues = {
  /** Green of copper, chlorine or an old ash, in full reflects. */
  readonly green: number
  /** Metal that oxidation would heat or turn green; a chelating wash removes it. */
  readonly metal: boolean
}

/** One zone of hair: its natural state, its treatments, its pigments. */
export type ZoneHair = {
  /** Current depth of the pigmented hair, 1-10.9. */
  readonly depth: number
  /** Plus or minus, in levels. */
  readonly depthError: number
  readonly natural: { readonly depth: number; readonly reflect: ReflectVector }
  /** The reflect of the fibre: natural, or the warmth exposed by lightening. */
  readonly base: ReflectVector
  readonly oxidative: Amounts
  readonly direct: Amounts
  /** White hair: its share, the coloured part of it (0-1), and the depth and reflect of that part. */
  readonly white: {
    readonly share: number
    readonly covered: number
    readonly depth: number
    readonly reflect: ReflectVector
    readonly softened: boolean
  }
  /** 0 = sound and closed, 1 = absorbs everything immediately. */
  readonly porosity: number
  /** Levels by which a toner makes it look deeper than it is. */
  readonly coat: number
  /** Whether it turned warmer than expected before. */
  readonly warms: boolean
  readonly condition: Condition
  readonly fibre: HairFibre
  readonly residues: Residues
  readonly history: ZoneHistory
  /** Missing warmth was refilled before the hair is made darker. */
  readonly filled: boolean
  /** Corrections from the outcomes of this salon (`corrected`). */
  readonly corrections?: Corrections
  /** The correction of the last bowl. */
  readonly learnt?: { readonly family: ShadeFamily; readonly correction: Correction }
}

/** Error of a declared or confirmed depth, in levels. */
const DECLARED_ERROR = 0.25

/** Lightened hair this pale goes green in water; deeper hair was dyed with ash [E]. */
const GREEN_BY_WATER_FROM = 8

/** Green that is not a pure colour, and its cause: as declared, otherwise by the depth of the hair. Null without green. */
export const greenCast = (
  { history, tone, level }: ZoneState,
  castCause: CastCause | null | undefined,
): 'acqua' | 'tinta' | null => {
  if (tone.primary !== 'VERDE' || tone.intensity === 'pure' || isUndyed({ history })) return null
  if (castCause === 'diretto') return null
  if (castCause === 'tinta' || castCause === 'tonalizzante') return 'tinta'
  if (castCause === 'acqua') return 'acqua'
  return isLightened({ history }) && level >= GREEN_BY_WATER_FROM ? 'acqua' : 'tinta'
}

/** Reflects of direct colours. */
const DIRECT_TONES: ReadonlySet<ToneName> = new Set([...COOL_TONES, ...RED_TONES])

/** The pigments of the current colour, by the history of the zone. */
const worn = (
  state: ZoneState,
  { castCause, ...details }: DeclaredDetails,
): Pick<ZoneHair, 'base' | 'oxidative' | 'direct' | 'residues'> => {
  const none = { base: NO_REFLECT, oxidative: {}, direct: {}, residues: { green: 0, metal: false } }
  const pigment = amountsOfTone(state.tone)
  if (isUndyed(state)) return { ...none, base: reflectOfTone(state.tone) }
  if (castCause === 'diretto' && DIRECT_TONES.has(state.tone.primary)) return { ...none, direct: pigment }
  const green = greenCast(state, castCause)
  if (green === 'acqua') return { ...none, residues: { green: pigment.VERDE ?? 0, metal: true } }
  if (state.history === 'colorato' || green === 'tinta') return { ...none, oxidative: pigment }
  // Pure gold and copper on lightened hair are its brass.
  if (state.tone.intensity === 'pure' && FANTASY_BASES[state.tone.primary] !== undefined)
    return { ...none, direct: pigment }
  if (COOL_TONES.has(state.tone.primary) || isToned(state, details)) return { ...none, oxidative: pigment }
  return { ...none, base: reflectOfTone(state.tone) }
}

/** Porosity from which hair grabs colour, and cool colour more than warm [E]. */
export const POROUS_FROM = 0.5

/** Coloured hair that a remover has opened, or that lost its last colour early, is porous. */
const grabsMore = (state: ZoneState, { removerUsed, lastResult }: DeclaredDetails): boolean =>
  !isUndyed(state) && (removerUsed === true || lastResult === 'sbiadito')

/** The hair of one zone as a situation describes it; unanswered questions count as the most likely answer. */
export const hairOf = (zone: Zone, situation: Situation): ZoneHair => {
  const { details } = situation
  const state = onWhiteBase(situation.current[zone], details)
  const condition = conditionAt(zone, situation)
  const fibre = details.fibre ?? 'media'
  const isVirgin = isUndyed(state)
  const rows = [fibreRow('fibre', fibre), fibreRow('condition', condition), fibreRow('history', state.history)]
  return {
    depth: state.level,
    depthError: Math.max(DECLARED_ERROR, state.levelError ?? 0),
    natural: {
      depth: isVirgin ? state.level : (details.naturalLevel ?? state.level),
      reflect: isVirgin ? reflectOfTone(state.tone) : NO_REFLECT,
    },
    ...worn(state, details),
    coat: TONER.levels * tonerLeft(state, details),
    white: {
      share: state.history === 'naturale' ? (whiteShareOf(details) ?? 0) : 0,
      covered: 0,
      depth: state.level,
      reflect: NO_REFLECT,
      softened: false,
    },
    porosity: Math.min(
      1,
      Math.max(
        grabsMore(state, details) ? POROUS_FROM : 0,
        rows.reduce((sum, { porosity }) => sum + porosity, 0),
      ),
    ),
    warms: details.lastResult === 'caldo',
    condition,
    fibre,
    history: state.history,
    filled: false,
    ...(situation.corrections === undefined ? {} : { corrections: situation.corrections }),
  }
}

/** Visible depth of the coloured hair: the pigmented hair and the white that has taken colour. */
export const shownDepth = ({ depth, white }: ZoneHair): number => {
  const coloured = white.share * white.covered
  return depth + coloured * (white.depth - depth)
}

/** Strongest visible reflect, in full reflects of a shade [E]. */
const STRONGEST = 4

/** Visible reflect: the sum of all pigments, opposite ones cancelled, including that of the white hair. */
export const shownReflect = ({ base, oxidative, direct, residues, white }: ZoneHair): ReflectVector => {
  const pigmented = sumOf(
    base,
    reflectOfAmounts(oxidative),
    reflectOfAmounts(direct),
    residues.green === 0 ? NO_REFLECT : reflectOfAmounts({ VERDE: residues.green }),
  )
  const coloured = white.share * white.covered
  const shown = sumOf(times(pigmented, 1 - coloured), times(white.reflect, coloured))
  return times(shown, STRONGEST / Math.max(STRONGEST, strengthOf(shown)))
}
