import { clampLevel } from '../colour/level.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { CONDITION_CAPS, FIBRE_PENALTY, FOIL_BONUS, HISTORY_CAPS, LENGTH_PENALTY } from '../data/lift-caps.ts'
import type { Reason } from '../model/plan.ts'
import type { Situation, ZoneState } from '../model/situation.ts'
import type { Condition, Zone } from '../model/vocabulary.ts'
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
  readonly reasons: readonly Reason[]
}

/**
 * Condition that an unanswered one counts as: the most cautious at which a salon still lightens (worse hair shows at the
 * first touch and is refused there).
 */
const UNANSWERED_CONDITION: Condition = 'mediocre'
const WEAK: ReadonlySet<Condition> = new Set(['mediocre', 'rovinato', 'pessimo'])

export const conditionOf = (situation: Situation): Condition => situation.condition ?? UNANSWERED_CONDITION

/** The same situation with every cap-bearing question answered in the best way: what answering could still change. */
const benign = (situation: Situation): Situation => ({
  ...situation,
  condition: situation.condition ?? 'ottimo',
  details: {
    ...situation.details,
    fibre: situation.details.fibre ?? 'media',
    length: situation.details.length ?? 'medio',
    history: { ...situation.details.history, colourLayers: situation.details.history.colourLayers ?? 'uno' },
  },
})

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

const isFine = (situation: Situation) => situation.details.fibre === 'fine' || situation.details.fibre === null
const isVeryLong = (situation: Situation) =>
  situation.details.length === 'extra-lungo' || situation.details.length === null

const levelsOf = (zone: Zone, state: ZoneState, situation: Situation, foil: boolean): Levels => {
  const condition = conditionOf(situation)
  const row = CONDITION_CAPS[condition]
  const bonus = foil && condition === FOIL_BONUS.condition ? FOIL_BONUS.levels : 0
  const history = historyLevels(state, condition, situation)
  const henna = situation.details.history.henna === 'pura' ? HISTORY_CAPS.pureHenna : 99
  const fine = isFine(situation) ? FIBRE_PENALTY : 0
  const long = zone !== 'roots' && isVeryLong(situation) ? LENGTH_PENALTY : 0
  const final = (cap: number) => Math.max(0, cap - fine - long)
  return {
    powder: final(Math.min(row.powder + bonus, history.powder, henna)),
    colour: final(Math.min(row.colour, history.colour, henna)),
  }
}

/** Missing answers alone never take a service away: the strand test decides, so at least one level stays. */
const withFloor = (cautious: number, answered: number) => (cautious < 1 && answered >= 1 ? 1 : cautious)

const capReasons = (zone: Zone, state: ZoneState, situation: Situation, cap: number, answered: number): Reason[] => {
  const condition = conditionOf(situation)
  const reasons = [reason('cap-condition', '7.4', { condition, cap: CONDITION_CAPS[condition].powder })]
  const byHistory = historyLevels(state, condition, situation).powder
  if (byHistory < CONDITION_CAPS[condition].powder)
    reasons.push(reason('cap-history', '7.4', { history: state.history, cap: byHistory }))
  if (situation.details.fibre === 'fine') reasons.push(reason('cap-fine-fibre', '7.4', { cap }))
  if (situation.details.length === 'extra-lungo' && zone !== 'roots')
    reasons.push(reason('cap-long-hair', '7.4', { cap }))
  if (answered > cap) reasons.push(reason('cap-unanswered', '7.4', { cap, answered }))
  return reasons
}

/**
 * Caps of one zone for one session (reference 7.4): the lower of condition and history, one level less for fine fibre and for
 * ends beyond 50 cm, one more for excellent hair in foil. Unanswered questions count as the cautious answer.
 */
export const zoneCaps = (zone: Zone, state: ZoneState, situation: Situation, foil = false): ZoneCaps => {
  const row = CONDITION_CAPS[conditionOf(situation)]
  const cautious = levelsOf(zone, state, situation, foil)
  const answered = levelsOf(zone, state, benign(situation), foil)
  const powder = withFloor(cautious.powder, answered.powder)
  const colour = withFloor(cautious.colour, answered.colour)
  const permed = state.history === 'permanentato' ? HISTORY_CAPS.permedMaxVolume : HARD_LIMITS.bleachVolume
  const scalp = situation.details.safety.scalp
  const scalpVolume = scalp === 'sana' ? HARD_LIMITS.bleachVolumeScalp : HARD_LIMITS.bleachVolumeSensitiveScalp
  return {
    powder,
    colour,
    volumeOffScalp: Math.min(row.volumeOffScalp, permed),
    volumeOnScalp: scalp === 'lesionata' ? 0 : Math.min(row.volumeOnScalp, permed, scalpVolume),
    colourVolume: state.history === 'permanentato' ? HISTORY_CAPS.permedMaxVolume : 40,
    bathOnly: row.bathOnly,
    reasons: capReasons(zone, state, situation, powder, answered.powder),
  }
}

/** Highest cap that answering the missing questions could give. */
export const answeredCap = (zone: Zone, state: ZoneState, situation: Situation, foil = false): number =>
  levelsOf(zone, state, benign(situation), foil).powder
