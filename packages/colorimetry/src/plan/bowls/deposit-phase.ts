import { gramsOf } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { COOL_TONES } from '../../data/tones.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { Phase, PhaseKind, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import { type Facts, isWeak } from '../facts.ts'
import type { Deposit, Warmth, ZoneTask } from '../zone-task.ts'
import { bondFor, depositGrams, NO_BOND } from './grams.ts'
import { TWO_BANDS_FROM_CM } from './lightener-phase.ts'
import { depositClock } from './minutes.ts'
import { mixDeposit } from './mixture.ts'
import { developerFor } from './ratio.ts'
import { whiteFirst } from './white-first.ts'

const isDyedLengths = ({ purpose }: Deposit) => purpose === 'refresh' || purpose === 'darken'

const kindOf = (deposit: Deposit, zones: readonly Zone[]): PhaseKind => {
  if (deposit.purpose === 'pretone') return 'pretone'
  if (deposit.purpose === 'tone' || deposit.purpose === 'after-removal') return 'tone'
  return zones.includes('roots') ? 'colour' : 'lengths'
}

const LENGTHS: readonly Zone[] = ['lengths', 'ends']

/** Application codes of a bowl for a part of the head. */
const placeOf = (deposit: Deposit, zones: readonly Zone[], facts: Facts, besideRoots: boolean): ApplicationCode => {
  const isRegrowth = facts.situation.current.lengths.history !== 'naturale'
  if (zones.length === 1 && zones[0] === 'roots') return isRegrowth ? 'roots-only' : 'zone-only'
  const isLengths = LENGTHS.every((zone) => zones.includes(zone)) && !zones.includes('roots')
  if (isLengths && besideRoots && deposit.class === 'DEMI' && isDyedLengths(deposit)) return 'lengths-last-minutes'
  return isLengths && !besideRoots ? 'lengths-only' : 'zone-only'
}

/** Whether colour lifts a long regrowth, whose part away from the scalp is colder. */
const liftsOnRegrowth = ({ purpose, level, onLevel }: Deposit, { situation: { details } }: Facts): boolean =>
  (purpose === 'lift' || purpose === 'white') && level > onLevel && (details.regrowthCm ?? 0) > TWO_BANDS_FROM_CM

/** Whether one of the zones may be yellow or orange: lightened today, or not of a cool reflect. */
const isBrassy = (tasks: readonly ZoneTask[], { situation: { current } }: Facts): boolean =>
  tasks.some(({ zone, lighten }) => lighten !== null || !COOL_TONES.has(current[zone].tone.primary))

const applicationOf = (
  deposit: Deposit,
  tasks: readonly ZoneTask[],
  facts: Facts,
  isWarmHair: boolean,
  besideRoots: boolean,
): ApplicationCode[] => {
  const { length } = facts.situation.details
  const zones = tasks.map((task) => task.zone)
  const isRoot = zones.length === 1 && zones[0] === 'roots'
  const codes: ApplicationCode[] = []
  const grabbing: ApplicationCode[] = zones.includes('ends') ? ['porous-ends-last', 'check-strand'] : ['check-strand']
  const watched: ApplicationCode[] = isBrassy(tasks, facts) ? ['brassiest-zone-first', ...grabbing] : grabbing
  if (['tone', 'after-removal', 'pretone'].includes(deposit.purpose)) codes.push('damp-hair', ...watched)
  else if (isWarmHair) codes.push(...watched)
  else {
    if (deposit.purpose === 'white' && zones.includes('roots')) codes.push(whiteFirst(facts.situation.details))
    if (zones.length < ZONES.length) codes.push(placeOf(deposit, zones, facts, besideRoots))
    else if (deposit.purpose === 'lift' && length !== 'corto')
      codes.push('lengths-first-roots-last', ...(length === null ? (['short-at-once'] as const) : []))
    else codes.push('roots-first')
    if (isRoot && liftsOnRegrowth(deposit, facts)) codes.push('two-bands')
    if (deposit.purpose === 'darken-lightened') codes.push(...grabbing)
  }
  return [...codes, 'emulsify', 'rinse']
}

/** One bowl for zones of which only some are brassy: it is applied there first (worked case 24). */
const sharedBowl = (tasks: readonly ZoneTask[], { level }: Deposit): Reason[] => {
  const warm = tasks.filter((task) => task.warmth !== null).length
  return warm > 0 && warm < tasks.length ? [reason('one-bowl-brass-first', 'R11', { level })] : []
}

/** Of two equally strong ones the deeper one, nearer to red, applies: violet on orange leaves orange [S19]. */
const isWarmer = (next: Warmth, most: Warmth | null): boolean =>
  most === null || next.m > most.m || (next.m === most.m && next.theta < most.theta)

const BOND_FROM_LIFT = 3

/** The phase that colours zones with one deposit. `tasks` are the tasks of these zones; the brassiest one determines the corrector. */
export const depositPhase = (
  deposit: Deposit,
  tasks: readonly ZoneTask[],
  facts: Facts,
  fullCoverage: boolean,
  /** Whether another bowl colours the roots today. */
  besideRoots: boolean,
): Phase => {
  const zones = tasks.map((task) => task.zone)
  const warmth = tasks
    .map((task) => task.warmth)
    .reduce((most, next) => (next !== null && isWarmer(next, most) ? next : most), null)
  const data = PRODUCT_CLASS_DATA[deposit.class]
  const mixture = mixDeposit(deposit, depositGrams(deposit, zones, facts), warmth, facts, fullCoverage)
  const weight = gramsOf(mixture.products)
  const isRegrowth = zones.length === 1 && zones[0] === 'roots'
  const lift = deposit.purpose === 'lift' ? (deposit.reaches ?? deposit.level) - deposit.onLevel : 0
  const needsBond = lift >= BOND_FROM_LIFT || (lift > 0 && isWeak(facts.condition))
  const bond = needsBond ? bondFor(weight, false) : NO_BOND
  return {
    kind: kindOf(deposit, zones),
    zones,
    products: mixture.products,
    developer: developerFor(deposit.class, weight, deposit.volume),
    dilutionGrams: 0,
    ratio: data.ratioText,
    ...depositClock(deposit, facts, isRegrowth),
    stopAtLevel: deposit.reaches,
    bondGrams: bond.bondGrams,
    application: applicationOf(deposit, tasks, facts, warmth !== null, besideRoots),
    reasons: [...deposit.reasons, ...mixture.reasons, ...sharedBowl(tasks, deposit), ...bond.reasons],
  }
}
