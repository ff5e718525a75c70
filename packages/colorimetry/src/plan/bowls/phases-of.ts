import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { PASTEL } from '../../data/fantasy.ts'
import { gramsOnZones, weighable } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { Phase } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import type { Deposit, Direct, ZoneTask } from '../zone-task.ts'
import { softenPhase } from './care-phases.ts'
import { depositPhase } from './deposit-phase.ts'
import { fillerPhase } from './filler.ts'
import { lightenerPhase } from './lightener-phase.ts'
import { depositClock, directClock } from './minutes.ts'

/** Pure direct colour, without developer, on the zones that share a shade (5.1). */
const directPhase = (direct: Direct, zones: readonly Zone[], facts: Facts): Phase => {
  const shade = shadeNotation(direct.level, direct.tone)
  const isPastel = direct.level >= PASTEL.from
  const grams = gramsOnZones('full-colour', zones, facts.situation.details)
  const pure = direct.level >= PASTEL.dilutedFrom ? weighable(grams / (1 + PASTEL.dilution)) : grams
  const isDiluted = pure < grams
  return {
    kind: 'tone',
    zones,
    products: [{ class: 'DIRECT', shade, grams: pure }],
    developer: null,
    dilutionGrams: weighable(grams - pure),
    ratio: PRODUCT_CLASS_DATA.DIRECT.ratioText,
    ...directClock(isDiluted),
    stopAtLevel: null,
    bondGrams: 0,
    application: [
      'dry-hair',
      zones.length === ZONES.length ? 'all-at-once' : 'zone-only',
      'saturate-strands',
      'rinse-cool',
    ],
    reasons: [
      reason('direct-colour', '5.1', { level: direct.base, shade }),
      ...(isPastel ? [reason('direct-pastel', '5.1', { level: PASTEL.base })] : []),
    ],
  }
}

/** Tasks that share one treatment, in the order of the zones. */
const groupBy = <T>(
  tasks: readonly ZoneTask[],
  pick: (task: ZoneTask) => T | null,
  key: (value: T) => string,
  /** Whether the shared bowl is mixed for `this` task rather than the other. */
  leads: (one: T, other: T) => boolean = () => false,
) => {
  const groups = new Map<string, { value: T; tasks: ZoneTask[] }>()
  for (const task of tasks) {
    const value = pick(task)
    if (value === null) continue
    const group = groups.get(key(value))
    if (group === undefined) groups.set(key(value), { value, tasks: [task] })
    else {
      group.tasks.push(task)
      if (leads(value, group.value)) group.value = value
    }
  }
  return [...groups.values()]
}

/** Why dyed lengths get colour again: zones with the same shade and minutes share one bowl. */
const DYED_LENGTHS: ReadonlySet<Deposit['purpose']> = new Set(['refresh', 'darken', 'darken-lightened'])

/** Phases for a list of tasks, without the finish. */
export const phasesOf = (tasks: readonly ZoneTask[], facts: Facts, fullCoverage: boolean): Phase[] => {
  const phases: Phase[] = []
  const lighteners = groupBy(
    tasks,
    (task) => task.lighten,
    // Hair that was lightened before needs less time.
    ({ class: product, volume, to, offScalp, again }) => `${product} ${volume} ${to} ${offScalp} ${again}`,
    (one, other) => one.from < other.from,
  )
  // Lengths before roots: new hair near the warm scalp lifts fastest (5.2).
  for (const { value, tasks: zones } of [...lighteners].reverse())
    phases.push(
      lightenerPhase(
        value,
        zones.map((task) => task.zone),
        facts,
        lighteners.length > 1,
      ),
    )
  if (tasks.some((task) => task.soften)) phases.push(softenPhase(facts))
  const fillers = groupBy(
    tasks,
    (task) => task.prepigment,
    ({ goal, levels }) => `${goal} ${levels >= 3}`,
  )
  for (const { value, tasks: zones } of fillers)
    phases.push(
      fillerPhase(
        value,
        zones.map((task) => task.zone),
        facts,
      ),
    )
  const deposits = groupBy(
    tasks,
    (task) => task.deposit,
    (deposit) => {
      const {
        class: product,
        level,
        reaches,
        tone,
        volume,
        purpose,
        half,
        afterRemover,
        lighterShade,
        learnt,
      } = deposit
      return [
        product,
        shadeLevel(level),
        reaches,
        tone.primary,
        tone.secondary,
        tone.intensity,
        volume,
        DYED_LENGTHS.has(purpose) ? depositClock(deposit, facts, false).minutes : purpose,
        half,
        afterRemover,
        lighterShade,
        learnt,
      ].join(' ')
    },
    // Lightened hair decides first, because it grabs and is watched; then the deeper zone, then the red one.
    (one, other) => {
      if (one.purpose !== other.purpose) return one.purpose === 'darken-lightened'
      if (one.onLevel !== other.onLevel) return one.onLevel < other.onLevel
      return one.warmBase === true && other.warmBase !== true
    },
  )
  const onRoots = (zones: readonly ZoneTask[]) => zones.some((task) => task.zone === 'roots')
  const rootBowl = deposits.find((group) => onRoots(group.tasks))
  for (const { value, tasks: zones } of deposits)
    phases.push(depositPhase(value, zones, facts, fullCoverage, rootBowl !== undefined && !onRoots(zones)))
  const directs = groupBy(
    tasks,
    (task) => task.direct,
    ({ level, tone }) => shadeNotation(level, tone),
    (one, other) => one.base < other.base,
  )
  for (const { value, tasks: zones } of directs)
    phases.push(
      directPhase(
        value,
        zones.map((task) => task.zone),
        facts,
      ),
    )
  return rinsedTogether(phases)
}

/** If the lengths get their bowl in the last minutes of the roots, one rinse ends both (5.2). */
const rinsedTogether = (phases: readonly Phase[]): Phase[] => {
  if (!phases.some(({ application }) => application.includes('lengths-last-minutes'))) return [...phases]
  const isRootBowl = ({ kind, zones }: Phase) => kind === 'colour' && zones.length === 1 && zones[0] === 'roots'
  return phases.map((phase) =>
    isRootBowl(phase)
      ? { ...phase, application: phase.application.filter((code) => code !== 'emulsify' && code !== 'rinse') }
      : phase,
  )
}
