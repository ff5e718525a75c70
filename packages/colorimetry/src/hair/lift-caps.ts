import { clampLevel } from '../colour/level.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import {
  COLOUR_LIFTS,
  CONDITION_CAPS,
  FIBRE_PENALTY,
  FOIL_BONUS,
  HISTORY_CAPS,
  LENGTH_PENALTY,
} from '../data/lift-caps.ts'
import { BATH_MAX_LIFT, LEGAL_MAX_VOLUME } from '../data/products/developers.ts'
import type { Situation, ZoneState } from '../model/situation.ts'
import type { Condition, Zone } from '../model/vocabulary.ts'
import { hasDirectDye } from './direct.ts'
import { isLightened } from './history.ts'
import { conditionAt } from './likely-answers.ts'

/** Limits of one zone in one session. */
export type ZoneCaps = {
  /** Levels with lightening powder or dye removal. */
  readonly powder: number
  /** Levels with permanent colour or super-lightener. */
  readonly colour: number
  /** Highest volumes of a lightener, off and on the scalp; 0 = none. */
  readonly volumeOffScalp: number
  readonly volumeOnScalp: number
  /** Highest volumes of permanent colour. */
  readonly colourVolume: number
  /** Only a short bleach bath may lighten. */
  readonly bathOnly: boolean
}

/** Highest volumes of colour at a root whose scalp is not sound (R3b). */
const SENSITIVE_COLOUR_VOLUME = 30
const WEAK: ReadonlySet<Condition> = new Set(['mediocre', 'rovinato', 'pessimo'])

type Levels = { readonly powder: number; readonly colour: number }

const UNLIMITED: Levels = { powder: 99, colour: 99 }

export const historyLevels = (state: ZoneState, condition: Condition, situation: Situation): Levels => {
  switch (state.history) {
    case 'naturale':
      return UNLIMITED
    case 'colorato': {
      const layers = situation.details.history.colourLayers
      if (layers === 'da-anni') return { powder: HISTORY_CAPS.colouredForYears, colour: 0 }
      const often = layers === 'tre-o-piu' || layers === null
      return { powder: often ? HISTORY_CAPS.colouredOften : HISTORY_CAPS.colouredOnce, colour: 0 }
    }
    case 'decolorato': {
      if (WEAK.has(condition)) return { powder: 0, colour: 0 }
      const room = HISTORY_CAPS.lightenedMaxLevel - clampLevel(state.level)
      return { powder: Math.max(0, Math.min(HISTORY_CAPS.lightened, room)), colour: 0 }
    }
    case 'meches': {
      const room = Math.max(0, HISTORY_CAPS.mechesMaxLevel - state.level)
      const powder = Math.min(HISTORY_CAPS.meches, room)
      // An old direct colour is only removed with a bath.
      return { powder: hasDirectDye(state) ? Math.min(powder, BATH_MAX_LIFT) : powder, colour: 0 }
    }
    case 'permanentato': {
      const row = CONDITION_CAPS[condition]
      const less = (cap: number) => Math.min(HISTORY_CAPS.permedMax, Math.max(0, cap - HISTORY_CAPS.permedMinus))
      return { powder: less(row.powder), colour: less(row.colour) }
    }
  }
}

export const isVeryLong = ({ details }: Situation) => details.length === 'extra-lungo'
export const isFine = ({ details }: Situation) => details.fibre === 'fine'

/** Penalty in levels for fine fibre and for lengths beyond 50 cm. */
const penalty = (zone: Zone, situation: Situation): number =>
  (isFine(situation) ? FIBRE_PENALTY : 0) + (zone !== 'roots' && isVeryLong(situation) ? LENGTH_PENALTY : 0)

/**
 * Whether powder is not wished, or must wait on a head that can be toned meanwhile: lightened hair after a recent bleach or perm, or of
 * a person who does not tolerate persulfates. Other heads are refused today (`refusals.ts`).
 */
export const isPowderTooSoon = (state: Pick<ZoneState, 'history'>, { current, details }: Situation): boolean => {
  if (details.withoutPowder === true) return true
  const { weeksSinceBleach, weeksSincePerm } = details.history
  const isRecent =
    (weeksSinceBleach !== null && weeksSinceBleach < HARD_LIMITS.bleachWeeks) ||
    (weeksSincePerm !== null && weeksSincePerm < HARD_LIMITS.permToBleachWeeks)
  if (isRecent && Object.values(current).some(isLightened)) return true
  return details.safety.persulfateAsthma === true && isLightened(state)
}

/** The lowest cap of condition, history and henna, without penalties. */
const cautiousLevels = (zone: Zone, state: ZoneState, situation: Situation, foil: boolean): Levels => {
  const condition = conditionAt(zone, situation)
  const row = CONDITION_CAPS[condition]
  const bonus = foil && condition === FOIL_BONUS.condition ? FOIL_BONUS.levels : 0
  const history = historyLevels(state, condition, situation)
  const henna = situation.details.history.henna === 'pura' ? HISTORY_CAPS.pureHenna : UNLIMITED.powder
  return {
    powder: Math.min(row.powder + bonus, history.powder, henna),
    colour: Math.min(row.colour, history.colour, henna),
  }
}

const lessPenalty = ({ powder, colour }: Levels, less: number): Levels => ({
  powder: Math.max(0, powder - less),
  // Fine and long hair have no penalty for plain colour [C], although the trade reference makes no difference.
  colour: Math.max(Math.min(COLOUR_LIFTS, colour), colour - less),
})

/**
 * Caps of one zone for one session (reference 7.4): the lower of condition and history, one level less for fine fibre and for
 * ends beyond 50 cm, one more for excellent hair in foil. An unanswered scalp counts as not sound, other questions as the likely answer.
 */
export const zoneCaps = (zone: Zone, state: ZoneState, situation: Situation, foil = false): ZoneCaps => {
  const row = CONDITION_CAPS[conditionAt(zone, situation)]
  const permed = state.history === 'permanentato' ? HISTORY_CAPS.permedMaxVolume : LEGAL_MAX_VOLUME
  const scalp = situation.details.safety.scalp
  const scalpVolume = scalp === 'sana' ? HARD_LIMITS.bleachVolumeScalp : HARD_LIMITS.bleachVolumeSensitiveScalp
  const colourVolume = zone === 'roots' && scalp !== 'sana' ? SENSITIVE_COLOUR_VOLUME : LEGAL_MAX_VOLUME
  const { powder, colour } = lessPenalty(cautiousLevels(zone, state, situation, foil), penalty(zone, situation))
  return {
    powder: isPowderTooSoon(state, situation) ? 0 : powder,
    // Neither touches a wounded scalp, and nothing lifts without ammonia.
    colour: (zone === 'roots' && scalp === 'lesionata') || situation.details.withoutAmmonia === true ? 0 : colour,
    volumeOffScalp: Math.min(row.volumeOffScalp, permed, HARD_LIMITS.bleachVolume),
    volumeOnScalp: scalp === 'lesionata' ? 0 : Math.min(row.volumeOnScalp, permed, scalpVolume),
    colourVolume: Math.min(permed, colourVolume),
    bathOnly: row.bathOnly,
  }
}
