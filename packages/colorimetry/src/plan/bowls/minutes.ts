import { nearestFive } from '../../clock/clock-in-fives.ts'
import { LEARNING } from '../../data/correction-limits.ts'
import { PASTEL } from '../../data/fantasy.ts'
import { HARD_LIMITS } from '../../data/hard-limits.ts'
import { CONDITION_CAPS } from '../../data/lift-caps.ts'
import { MID_SERVICE } from '../../data/mid-service.ts'
import { PREPIGMENT } from '../../data/products/prepigmentation.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import { whiteBand } from '../../data/white-hair.ts'
import { usualLift } from '../../hair/lift.ts'
import { LEVEL_TOLERANCE } from '../../hair/wish.ts'
import type { Phase, ProductClass } from '../../model/plan.ts'
import { type Facts, isWeak } from '../facts.ts'
import type { Deposit, Lighten } from '../zone-task.ts'
import { STRONG_LIFT } from './volume.ts'

export type Clock = Pick<Phase, 'minutes' | 'minutesRange' | 'checkEveryMinutes'>

/** Minutes of a class, clamped to its range. */
export const clockOf = (product: ProductClass, minutes = PRODUCT_CLASS_DATA[product].minutes): Clock => {
  const { minutesRange, checkEvery } = PRODUCT_CLASS_DATA[product]
  return {
    minutes,
    minutesRange: [Math.min(minutes, minutesRange[0]), Math.max(minutes, minutesRange[1])],
    checkEveryMinutes: checkEvery,
  }
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Minutes of powder on hair that was lightened before, by the lift in levels: it works fast there [E, fitted to the worked cases]. */
export const minutesAgain = (lift: number): number => clamp(nearestFive(15 * lift), ...MID_SERVICE.again.minutes)

/** Minutes of powder by the lift in levels [E, fitted to the worked cases]. */
const powderMinutes = (lift: number, again: boolean): number =>
  again ? minutesAgain(lift) : clamp(nearestFive(10 * lift + 6), 20, 45)

/** Low volumes take longer: the first of these minutes that give the lift in the model of hair. */
const slowMinutes = (lift: number, volume: number): number =>
  [20, 25, 30, 35, 40, 45].find((minutes) => usualLift('BLEACH', volume, minutes) >= lift - LEVEL_TOLERANCE / 2) ?? 45

/** A bath on weak hair takes ten minutes, and fifteen if ten do not reach the level in the model of hair [S33]. */
const WEAK_BATH_MINUTES = 10

/** Lift of dyed hair that a bath of the usual minutes gives, and the minutes of a larger one [S33 E]. */
const SHORT_BATH_LIFT = 1
const LONG_BATH_MINUTES = 20

const weakBathMinutes = ({ from, to, volume }: Lighten, { condition }: Facts): number => {
  const inTen = usualLift('BATH', volume ?? 0, WEAK_BATH_MINUTES)
  const arrives = inTen >= to - from - LEVEL_TOLERANCE
  return arrives || CONDITION_CAPS[condition].bathOnly ? WEAK_BATH_MINUTES : PRODUCT_CLASS_DATA.BATH.minutes
}

const lightenerMinutes = (lighten: Lighten, facts: Facts): number => {
  if (lighten.class === 'BLEACH') {
    const lift = lighten.to - lighten.from
    return Math.max(powderMinutes(lift, lighten.again), lighten.again ? 0 : slowMinutes(lift, lighten.volume ?? 0))
  }
  const isTender = isWeak(facts.condition) && facts.condition !== 'discreto'
  if (lighten.class === 'BATH' && isTender) return weakBathMinutes(lighten, facts)
  if (lighten.class === 'BATH' && lighten.to - lighten.from > SHORT_BATH_LIFT) return LONG_BATH_MINUTES
  return PRODUCT_CLASS_DATA[lighten.class].minutes
}

/** Processing time of a lightener or remover. */
export const lightenerClock = (lighten: Lighten, facts: Facts): Clock =>
  clockOf(lighten.class, Math.min(HARD_LIMITS.bleachMinutes, lightenerMinutes(lighten, facts)))

/** Processing time of a technique's lightener; `again` = on hair that was lightened before. */
export const techniqueClock = (technique: Technique, lift: number, again: boolean): Clock => {
  const [least, most] = technique.minutes
  const minutes = again ? powderMinutes(lift, true) : lift >= STRONG_LIFT ? most : least
  return {
    minutes,
    minutesRange: [Math.min(minutes, least), Math.max(minutes, most)],
    checkEveryMinutes: PRODUCT_CLASS_DATA[technique.lightener ?? 'BLEACH'].checkEvery,
  }
}

/** Pale hair takes toner faster [E, fitted to the worked cases]. */
const tonerMinutes = (level: number): number => (level >= 9 ? 10 : level >= 7 ? 15 : 20)

const DARKEN_MINUTES = 30
const REFRESH_MINUTES = 15
/** Short hair takes a blend at the basin [C]. */
const CAMOUFLAGE_MINUTES = 10
/** A veil is rinsed before it covers [C]. */
const VEIL_MINUTES = 10
const DEPOSIT_FROM_VOLUME = 10
const DARKEN_LIGHTENED_MINUTES = 20
const REGROWTH_WHITE_MINUTES = 40

const depositMinutes = (deposit: Deposit, facts: Facts, isRegrowth: boolean): number => {
  const usual = PRODUCT_CLASS_DATA[deposit.class].minutes
  switch (deposit.purpose) {
    case 'white': {
      const minutes = whiteBand(facts.white)?.minutes ?? usual
      return deposit.class === 'PERM_W' && isRegrowth ? Math.max(REGROWTH_WHITE_MINUTES, minutes) : minutes
    }
    case 'darken':
      if (deposit.class === 'PERM') return DARKEN_MINUTES
      return deposit.volume >= DEPOSIT_FROM_VOLUME ? usual : REFRESH_MINUTES
    case 'darken-lightened':
      return deposit.volume >= DEPOSIT_FROM_VOLUME ? DARKEN_LIGHTENED_MINUTES : REFRESH_MINUTES
    case 'camouflage':
      return CAMOUFLAGE_MINUTES
    case 'veil':
      return VEIL_MINUTES
    case 'refresh':
      return REFRESH_MINUTES
    case 'pretone':
    case 'tone':
      return deposit.class === 'DEMI' ? usual : tonerMinutes(deposit.level)
    default:
      return usual
  }
}

/** Processing time of a bowl of colour; `isRegrowth` = on the roots alone. */
export const depositClock = (deposit: Deposit, facts: Facts, isRegrowth: boolean): Clock => {
  const minutes = depositMinutes(deposit, facts, isRegrowth)
  if (deposit.learnt !== 'shorter') return clockOf(deposit.class, minutes)
  const [least] = PRODUCT_CLASS_DATA[deposit.class].minutesRange
  return clockOf(deposit.class, Math.max(Math.min(least, minutes), minutes - LEARNING.lessMinutes))
}

/** Direct colour: a diluted pastel is watched, porous hair overloads. */
export const directClock = (isDiluted: boolean): Clock => {
  const { minutes, minutesRange, checkEvery } = PRODUCT_CLASS_DATA.DIRECT
  return isDiluted
    ? {
        minutes: PASTEL.minutes,
        minutesRange: [PASTEL.minMinutes, minutesRange[1]],
        checkEveryMinutes: PASTEL.checkEvery,
      }
    : { minutes, minutesRange, checkEveryMinutes: checkEvery }
}

/** A filler for three levels or more takes longer (7.2). */
export const fillerMinutes = (levels: number): number =>
  levels >= PREPIGMENT.fromLevels ? PREPIGMENT.minutesDeep : PREPIGMENT.minutesShallow

/** Minutes of a root smudge [9.1]. */
export const SMUDGE_MINUTES = 10

/** Acid care at the end, with the second step of the bond builder where one was used (5.4). */
export const finishMinutes = (hasBond: boolean): number =>
  PRODUCT_CLASS_DATA.ACID_CARE.minutes + (hasBond ? PRODUCT_CLASS_DATA.BOND.minutes : 0)
