import { shadeLevel } from '../colour/shade.ts'
import { isSameTone } from '../colour/tone.ts'
import { PREPIGMENT } from '../data/prepigmentation.ts'
import { underlyingPigment } from '../data/underlying-pigment.ts'
import { WHITE, whiteBand } from '../data/white-hair.ts'
import { isLightened, isUndyed } from '../hair/history.ts'
import { whiteAsk } from '../hair/white-ask.ts'
import { densestWhite, whiteShareOf } from '../hair/white-share.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { type Facts, isWarm } from './facts.ts'
import { blendWhite } from './services/blend-white.ts'
import { veilWhite } from './services/veil-white.ts'
import type { Deposit, Lighten, Prepigment } from './zone-task.ts'

const LOW = 7
const DEPOSIT = 10
/** Toner on hair this light takes the lower volumes: it only deposits and the hair is thirsty. */
const PALE_FROM = 8

/** What a place must have more than the whole head to be worth a word. */
const DENSER = 0.1

/** Why the bowl is stronger than the head asks for: one place has more white than the others. */
const densest = ({ situation: { details } }: Facts): Reason[] => {
  const most = densestWhite(details)
  const isApart = most !== null && most.place !== null && most.share - (whiteShareOf(details) ?? 0) >= DENSER
  return isApart ? [reason('white-densest', '7.3', { place: most.place ?? '', white: most.share })] : []
}

/** Covers white hair at the goal's level with 20 volumes and the share of natural base. */
export const coverWhite = (state: ZoneState, goal: GoalZone, facts: Facts, isRegrowth: boolean): Deposit => {
  const band = whiteBand(facts.white)
  // On a regrowth the white stands in one band beside dyed hair: the line for white hair from 30 % on.
  const whiteLine = band?.whiteLine === true || (isRegrowth && facts.coversWhite)
  return {
    class: whiteLine ? 'PERM_W' : 'PERM',
    purpose: 'white',
    level: goal.level,
    tone: goal.tone,
    volume: WHITE.volume,
    onLevel: state.level,
    reaches: null,
    meches: false,
    reasons: [reason('white-volume', '7.3', { white: facts.white, volume: WHITE.volume }), ...densest(facts)],
  }
}

/** Tone of a zone that is lightened today: on the level reached (R9); `isThere` = that is the level wished. */
export const toneAfter = (lighten: Lighten, goal: GoalZone, isThere: boolean, isWarmBase = false): Deposit => {
  // Hair under an old direct colour was lightened before.
  const isToner = lighten.class === 'BLEACH' || lighten.again
  return {
    class: isToner ? 'TONER' : 'DEMI',
    purpose: lighten.class === 'DECAP_RED' && !isThere ? 'after-removal' : 'tone',
    level: lighten.to,
    tone: goal.tone,
    volume: isToner && lighten.to >= PALE_FROM ? LOW : DEPOSIT,
    onLevel: lighten.to,
    reaches: null,
    meches: lighten.meches,
    ...(lighten.class === 'DECAP_RED' ? { afterRemover: true } : {}),
    ...(isWarmBase ? { warmBase: true } : {}),
    reasons: [reason('tone-on-level', 'R9', { level: lighten.to })],
  }
}

/** From this base up the neutraliser is used soft: pale hair grabs violet [8.1]. */
const SOFT_FROM = 10

/** Toner that takes the yellow out of a base, before direct colour (section 3). */
export const pretoneZone = ({ level }: ZoneState): Deposit => {
  const [primary, secondary] = underlyingPigment(level).neutraliser
  return {
    class: 'TONER',
    purpose: 'pretone',
    level,
    tone: { primary, secondary, intensity: level >= SOFT_FROM ? 'soft' : 'full' },
    volume: LOW,
    onLevel: level,
    reaches: null,
    meches: false,
    reasons: [reason('pretone', '3', { level, tone: primary })],
  }
}

/** Filler for lightened hair that goes much darker (R7, R7b); null when none is needed. */
export const prepigmentZone = (state: ZoneState, goal: GoalZone): Prepigment | null => {
  const level = shadeLevel(goal.level)
  const levels = state.level - level
  if (!isLightened(state) || level < PREPIGMENT.minGoal) return null
  const from = isWarm(goal.tone) ? PREPIGMENT.fromLevels : PREPIGMENT.fromLevelsCool
  if (levels < from) return null
  const rule = levels >= PREPIGMENT.fromLevels ? 'R7' : 'R7b'
  return { goal: level, levels, reasons: [reason('prepigment', rule, { levels, level })] }
}

const darken = (state: ZoneState, goal: GoalZone, zone: Zone): Deposit => {
  const levels = state.level - goal.level
  const base = {
    level: goal.level,
    tone: goal.tone,
    onLevel: state.level,
    reaches: null,
    meches: state.history === 'meches',
  }
  if (state.history === 'naturale')
    return {
      ...base,
      class: 'PERM',
      purpose: 'darken',
      volume: DEPOSIT,
      reasons: [reason('darken-natural', 'R6', { levels })],
    }
  if (isLightened(state)) {
    const skipped = shadeLevel(goal.level) < PREPIGMENT.minGoal && levels >= PREPIGMENT.fromLevels
    const reasons = [reason('darken-lightened', 'R7c', { levels })]
    if (skipped) reasons.push(reason('prepigment-skipped', 'R7d', { level: goal.level }))
    const volume = levels >= PREPIGMENT.fromLevels ? DEPOSIT : LOW
    return { ...base, class: 'DEMI', purpose: 'darken-lightened', volume, reasons }
  }
  const volume = levels >= 2 || zone === 'roots' ? DEPOSIT : LOW
  return { ...base, class: 'DEMI', purpose: 'darken', volume, reasons: [reason('darken-dyed', 'R6', { levels })] }
}

const sameLevel = (state: ZoneState, goal: GoalZone, isWholeHead: boolean): Deposit | null => {
  const level = Math.min(goal.level, state.level)
  const base = { level, tone: goal.tone, onLevel: state.level, reaches: null, meches: state.history === 'meches' }
  if (isLightened(state))
    return {
      ...base,
      class: 'TONER',
      purpose: 'tone',
      volume: state.level >= PALE_FROM ? LOW : DEPOSIT,
      reasons: [reason('tone-on-level', 'R9', { level })],
    }
  if (state.history === 'naturale' && isSameTone(state.tone, goal.tone)) return null
  if (isWholeHead || state.history === 'naturale')
    return {
      ...base,
      class: 'DEMI',
      purpose: 'same-level',
      volume: DEPOSIT,
      reasons: [reason('same-level', '7.8', { level })],
    }
  return {
    ...base,
    class: 'DEMI',
    purpose: 'refresh',
    volume: LOW,
    reasons: [reason('refresh-lengths', '5.2', { level })],
  }
}

/** Colour for a zone that is not lightened today; null when there is nothing to do there. */
export const depositZone = (
  zone: Zone,
  state: ZoneState,
  goal: GoalZone,
  facts: Facts,
  head: { readonly isWhole: boolean; readonly isRegrowth: boolean },
): Deposit | null => {
  const ask = whiteAsk(facts.situation)
  if (ask === 'reveal' && isUndyed(state)) return null
  const shining = blendWhite(state, goal, facts) ?? veilWhite(state, goal, facts)
  if (shining !== null) return shining
  const isVirgin = state.history === 'naturale'
  const asksCover = ask === 'cover'
  const mustCover =
    (zone === 'roots' && facts.coversWhite) || (isVirgin && asksCover && whiteBand(facts.white) !== null)
  const level = Math.min(goal.level, state.level)
  if (mustCover) return coverWhite(state, { level, tone: goal.tone }, facts, head.isRegrowth)
  return goal.level < state.level ? darken(state, goal, zone) : sameLevel(state, goal, head.isWhole)
}
