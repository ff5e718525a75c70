import { gramsOnZones, type Service } from '../data/grams.ts'
import { PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import { whiteBand } from '../data/white-hair.ts'
import { densestWhite } from '../hair/white-share.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase, PhaseKind, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import { type Condition, type WhitePlace, ZONES, type Zone } from '../model/vocabulary.ts'
import { developerFor, gramsOf } from './bowl.ts'
import type { Facts } from './facts.ts'
import { bondFor, NO_BOND, regrowthService, TWO_BANDS_FROM_CM } from './lightener-phase.ts'
import { mixDeposit } from './mix-deposit.ts'
import type { Deposit, ZoneTask } from './zone-task.ts'

const DARKEN_MINUTES = 30
const REFRESH_MINUTES = 15
/** Short hair takes a blend at the basin [C]. */
const CAMOUFLAGE_MINUTES = 10
/** A veil is taken off before it covers [C]. */
const VEIL_MINUTES = 10
const WEAK: ReadonlySet<Condition> = new Set(['discreto', 'mediocre', 'rovinato', 'pessimo'])

const minutesOf = (deposit: Deposit, facts: Facts, isRegrowth: boolean): number => {
  const usual = PRODUCT_CLASS_DATA[deposit.class].minutes
  switch (deposit.purpose) {
    case 'white': {
      const minutes = whiteBand(facts.white)?.minutes ?? usual
      return deposit.class === 'PERM_W' && isRegrowth ? Math.max(40, minutes) : minutes
    }
    case 'darken':
      return deposit.class === 'PERM' ? DARKEN_MINUTES : deposit.volume >= 10 ? usual : REFRESH_MINUTES
    case 'darken-lightened':
      return deposit.volume >= 10 ? 20 : REFRESH_MINUTES
    case 'blend':
      return facts.situation.details.length === 'corto' ? CAMOUFLAGE_MINUTES : usual
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

/** Pale hair takes toner faster [E, fitted to the worked cases]. */
export const tonerMinutes = (level: number): number => (level >= 9 ? 10 : level >= 7 ? 15 : 20)

const isDyedLengths = ({ purpose }: Deposit) => purpose === 'refresh' || purpose === 'darken'

const serviceOf = (deposit: Deposit, zones: readonly Zone[], facts: Facts): Service => {
  const isRoot = zones.length === 1 && zones[0] === 'roots'
  if (deposit.class === 'PERM' || deposit.class === 'PERM_W' || deposit.class === 'HIGHLIFT')
    return isRoot ? regrowthService(facts) : 'full-colour'
  if (isRoot) return regrowthService(facts)
  if (deposit.purpose === 'after-removal') return 'lengths-after-removal'
  if (deposit.meches && deposit.purpose === 'tone') return 'toner-lights'
  return isDyedLengths(deposit) && !zones.includes('roots') ? 'lengths-refresh' : 'toner-whole'
}

const grams = (deposit: Deposit, zones: readonly Zone[], facts: Facts): number => {
  return gramsOnZones(serviceOf(deposit, zones, facts), zones, facts.situation.details)
}

const kindOf = (deposit: Deposit, zones: readonly Zone[]): PhaseKind => {
  if (deposit.purpose === 'pretone') return 'pretone'
  if (deposit.purpose === 'tone' || deposit.purpose === 'after-removal') return 'tone'
  return zones.includes('roots') ? 'colour' : 'lengths'
}

const LENGTHS: readonly Zone[] = ['lengths', 'ends']

/** Where a bowl goes that is not for the whole head. */
const placeOf = (deposit: Deposit, zones: readonly Zone[], facts: Facts, besideRoots: boolean): ApplicationCode => {
  const isRegrowth = facts.situation.current.lengths.history !== 'naturale'
  if (zones.length === 1 && zones[0] === 'roots') return isRegrowth ? 'roots-only' : 'zone-only'
  const isLengths = LENGTHS.every((zone) => zones.includes(zone)) && !zones.includes('roots')
  if (isLengths && besideRoots && deposit.class === 'DEMI' && isDyedLengths(deposit)) return 'lengths-last-minutes'
  return isLengths && !besideRoots ? 'lengths-only' : 'zone-only'
}

const PLACE_FIRST: Readonly<Record<WhitePlace, ApplicationCode>> = {
  front: 'white-front-first',
  sides: 'white-sides-first',
  nape: 'white-nape-first',
}

/** Where a cover begins, so that the densest white has its full time. */
const whiteFirst = ({ situation: { details } }: Facts): ApplicationCode => {
  const place = densestWhite(details)?.place ?? null
  return place === null ? 'densest-white-first' : PLACE_FIRST[place]
}

const applicationOf = (
  deposit: Deposit,
  zones: readonly Zone[],
  facts: Facts,
  hasBrass: boolean,
  besideRoots: boolean,
): ApplicationCode[] => {
  const isRoot = zones.length === 1 && zones[0] === 'roots'
  const codes: ApplicationCode[] = []
  const watched: ApplicationCode[] = zones.includes('ends')
    ? ['brassiest-zone-first', 'porous-ends-last', 'check-strand']
    : ['brassiest-zone-first', 'check-strand']
  if (['tone', 'after-removal', 'pretone'].includes(deposit.purpose)) codes.push('damp-hair', ...watched)
  else if (hasBrass) codes.push(...watched)
  else {
    if (deposit.purpose === 'white' && zones.includes('roots')) codes.push(whiteFirst(facts))
    if (zones.length < ZONES.length) codes.push(placeOf(deposit, zones, facts, besideRoots))
    else if (deposit.purpose === 'lift' && facts.situation.details.length !== 'corto')
      codes.push('lengths-first-roots-last')
    else codes.push('roots-first')
    if (isRoot && (facts.situation.details.regrowthCm ?? 0) > TWO_BANDS_FROM_CM) codes.push('two-bands')
    if (deposit.purpose === 'darken-lightened') codes.push(...watched.slice(1))
  }
  return [...codes, 'emulsify', 'rinse']
}

/** One bowl where only a part of its zones is brassy: it is put there first (worked case 24). */
const sharedBowl = (tasks: readonly ZoneTask[], { level }: Deposit): Reason[] => {
  const brassy = tasks.filter((task) => task.brass !== null).length
  return brassy > 0 && brassy < tasks.length ? [reason('one-bowl-brass-first', 'R11', { level })] : []
}

const BOND_FROM_LIFT = 3

/** The phase that colours zones that share one deposit. `tasks` are those zones' tasks; the brassiest one sets the corrector. */
export const depositPhase = (
  deposit: Deposit,
  tasks: readonly ZoneTask[],
  facts: Facts,
  fullCoverage: boolean,
  /** Another bowl colours the roots today. */
  besideRoots: boolean,
): Phase => {
  const zones = tasks.map((task) => task.zone)
  const brass = tasks
    .map((task) => task.brass)
    .reduce((most, next) => (next !== null && next.m > (most?.m ?? 0) ? next : most), null)
  const data = PRODUCT_CLASS_DATA[deposit.class]
  const mixture = mixDeposit(deposit, grams(deposit, zones, facts), brass, facts, fullCoverage)
  const weight = gramsOf(mixture.products)
  const isRegrowth = zones.length === 1 && zones[0] === 'roots'
  const minutes = minutesOf(deposit, facts, isRegrowth)
  const lift = deposit.purpose === 'lift' ? (deposit.reaches ?? deposit.level) - deposit.onLevel : 0
  const needsBond = lift >= BOND_FROM_LIFT || (lift > 0 && WEAK.has(facts.condition))
  const bond = needsBond ? bondFor(weight, false) : NO_BOND
  const isWatched = data.checkEvery !== null
  return {
    kind: kindOf(deposit, zones),
    zones,
    products: mixture.products,
    developer: developerFor(deposit.class, weight, deposit.volume),
    dilutionGrams: 0,
    ratio: data.ratioText,
    minutes,
    minutesRange: [Math.min(minutes, data.minutesRange[0]), Math.max(minutes, data.minutesRange[1])],
    checkEveryMinutes: isWatched ? data.checkEvery : null,
    stopAtLevel: deposit.reaches,
    bondGrams: bond.bondGrams,
    application: applicationOf(deposit, zones, facts, brass !== null, besideRoots),
    reasons: [...deposit.reasons, ...mixture.reasons, ...sharedBowl(tasks, deposit), ...bond.reasons],
  }
}
