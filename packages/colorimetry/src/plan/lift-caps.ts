import { clampLevel } from '../colour/level.ts'
import { LEGAL_MAX_VOLUME } from '../data/developers.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { CONDITION_CAPS, FIBRE_PENALTY, FOIL_BONUS, HISTORY_CAPS, LENGTH_PENALTY } from '../data/lift-caps.ts'
import type { Reason } from '../model/plan.ts'
import type { Situation, ZoneHistory, ZoneState } from '../model/situation.ts'
import type { Condition, Zone } from '../model/vocabulary.ts'
import { withBestAnswers } from './best-answers.ts'
import { reason } from './reason.ts'

/** What one zone may be asked for in one session. */
export type ZoneCaps = {
  /** Levels with lightening powder or dye removal. */
  readonly powder: number
  /** Levels with permanent colour or super-lightener. */
  readonly colour: number
  /** Most volumes of a lightener, off and on the scalp; 0 = none. */
  readonly volumeOffScalp: number
  readonly volumeOnScalp: number
  /** Most volumes of permanent colour. */
  readonly colourVolume: number
  /** Only a short bleach bath may lighten. */
  readonly bathOnly: boolean
  /** How powder's cap came about, the last one naming it unless a question was not answered. */
  readonly reasons: readonly Reason[]
}

/**
 * Condition that an unanswered one counts as: the most cautious at which a salon still lightens (worse hair shows at the
 * first touch and is refused there).
 */
const UNANSWERED_CONDITION: Condition = 'mediocre'
/** Most volumes of colour at a root whose scalp is not sound (R3b). */
const SENSITIVE_COLOUR_VOLUME = 30
const WEAK: ReadonlySet<Condition> = new Set(['mediocre', 'rovinato', 'pessimo'])

export const conditionOf = (situation: Situation): Condition => situation.condition ?? UNANSWERED_CONDITION

type Levels = { readonly powder: number; readonly colour: number }

const historyLevels = (state: ZoneState, condition: Condition, situation: Situation): Levels => {
  const unlimited = { powder: 99, colour: 99 }
  switch (state.history) {
    case 'naturale':
      return unlimited
    case 'colorato': {
      const layers = situation.details.history.colourLayers
      const often = layers === 'tre-o-piu' || layers === null
      return { powder: often ? HISTORY_CAPS.colouredOften : HISTORY_CAPS.colouredOnce, colour: 0 }
    }
    case 'decolorato': {
      if (WEAK.has(condition)) return { powder: 0, colour: 0 }
      const room = HISTORY_CAPS.lightenedMaxLevel - clampLevel(state.level)
      return { powder: Math.max(0, Math.min(HISTORY_CAPS.lightened, room)), colour: 0 }
    }
    case 'meches': {
      const isLight = state.level >= HISTORY_CAPS.mechesLightFrom
      return { powder: isLight ? HISTORY_CAPS.mechesLight : HISTORY_CAPS.mechesDark, colour: 0 }
    }
    case 'permanentato': {
      const row = CONDITION_CAPS[condition]
      const less = (cap: number) => Math.min(HISTORY_CAPS.permedMax, Math.max(0, cap - HISTORY_CAPS.permedMinus))
      return { powder: less(row.powder), colour: less(row.colour) }
    }
  }
}

const isVeryLong = ({ details }: Situation) => details.length === 'extra-lungo' || details.length === null
const isFine = ({ details }: Situation) => details.fibre === 'fine' || details.fibre === null

/** What was not declared is never asserted: its reasons name it 'unknown'. */
const declaredHistory = (state: ZoneState, situation: Situation): ZoneHistory | 'unknown' =>
  situation.hairType === null && state.history === 'colorato' ? 'unknown' : state.history

/** Powder's cap and every step that led to it; penalties for questions nobody answered are left to be said as such. */
const powderCap = (
  zone: Zone,
  state: ZoneState,
  situation: Situation,
  foil: boolean,
): { cap: number; reasons: readonly Reason[] } => {
  const condition = conditionOf(situation)
  const { history, fibre, length } = situation.details
  let cap = CONDITION_CAPS[condition].powder
  const reasons = [reason('cap-condition', '7.4', { condition: situation.condition ?? 'unknown', cap })]
  if (foil && condition === FOIL_BONUS.condition) {
    cap += FOIL_BONUS.levels
    reasons.push(reason('cap-foil', '7.4', { cap }))
  }
  const byHistory = historyLevels(state, condition, situation).powder
  if (byHistory < cap) {
    cap = byHistory
    reasons.push(reason('cap-history', '7.4', { history: declaredHistory(state, situation), cap }))
  }
  if (history.henna === 'pura' && cap > HISTORY_CAPS.pureHenna) {
    cap = HISTORY_CAPS.pureHenna
    reasons.push(reason('cap-henna', '7.4', { cap }))
  }
  if (isFine(situation)) {
    cap = Math.max(0, cap - FIBRE_PENALTY)
    if (fibre !== null) reasons.push(reason('cap-fine-fibre', '7.4', { cap }))
  }
  if (zone !== 'roots' && isVeryLong(situation)) {
    cap = Math.max(0, cap - LENGTH_PENALTY)
    if (length !== null) reasons.push(reason('cap-long-hair', '7.4', { cap }))
  }
  return { cap, reasons }
}

const colourCap = (zone: Zone, state: ZoneState, situation: Situation): number => {
  const condition = conditionOf(situation)
  const henna = situation.details.history.henna === 'pura' ? HISTORY_CAPS.pureHenna : 99
  const most = Math.min(CONDITION_CAPS[condition].colour, historyLevels(state, condition, situation).colour, henna)
  const fine = isFine(situation) ? FIBRE_PENALTY : 0
  const long = zone !== 'roots' && isVeryLong(situation) ? LENGTH_PENALTY : 0
  return Math.max(0, most - fine - long)
}

/** Missing answers alone never take a service away: the strand test decides, so at least one level stays. */
const withFloor = (cautious: number, answered: () => number) => (cautious < 1 && answered() >= 1 ? 1 : cautious)

/** A step names no less than what stays. */
const atLeast = (step: Reason, floor: number): Reason =>
  Number(step.values.cap) < floor ? { ...step, values: { ...step.values, cap: floor } } : step

/**
 * Caps of one zone for one session (reference 7.4): the lower of condition and history, one level less for fine fibre and for
 * ends beyond 50 cm, one more for excellent hair in foil. Unanswered questions count as the cautious answer.
 */
export const zoneCaps = (zone: Zone, state: ZoneState, situation: Situation, foil = false): ZoneCaps => {
  const row = CONDITION_CAPS[conditionOf(situation)]
  const permed = state.history === 'permanentato' ? HISTORY_CAPS.permedMaxVolume : LEGAL_MAX_VOLUME
  const scalp = situation.details.safety.scalp
  const scalpVolume = scalp === 'sana' ? HARD_LIMITS.bleachVolumeScalp : HARD_LIMITS.bleachVolumeSensitiveScalp
  const colourVolume = zone === 'roots' && scalp !== 'sana' ? SENSITIVE_COLOUR_VOLUME : LEGAL_MAX_VOLUME
  const powderOf = (answers: Situation) => powderCap(zone, state, answers, foil)
  const colourOf = (answers: Situation) => colourCap(zone, state, answers)
  const levels = (cautious: number) => withFloor(cautious, () => powderOf(withBestAnswers(situation)).cap)
  // Asked for hundreds of times in a plan, mostly for one value: each is worked out when it is read.
  return {
    get powder() {
      return levels(powderOf(situation).cap)
    },
    get colour() {
      return withFloor(colourOf(situation), () => colourOf(withBestAnswers(situation)))
    },
    get reasons() {
      const { cap, reasons } = powderOf(situation)
      const powder = levels(cap)
      return reasons.map((step) => atLeast(step, powder))
    },
    volumeOffScalp: Math.min(row.volumeOffScalp, permed, HARD_LIMITS.bleachVolume),
    volumeOnScalp: scalp === 'lesionata' ? 0 : Math.min(row.volumeOnScalp, permed, scalpVolume),
    colourVolume: Math.min(permed, colourVolume),
    bathOnly: row.bathOnly,
  }
}
