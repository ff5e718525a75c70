import { shadeLevel, shadeNotation } from '../colour/shade.ts'
import { CONDITION_CAPS } from '../data/lift-caps.ts'
import { POWDER_CLASSES } from '../data/product-classes.ts'
import { TECHNIQUES } from '../data/techniques.ts'
import type { HairState } from '../hair/formula-hair.ts'
import type { GoalByZone } from '../hair/wish.ts'
import type { Phase, PhaseKind } from '../model/plan.ts'
import { bondTreatmentPhase, finishPhase, softenPhase } from './bowls/care-phases.ts'
import { depositPhase } from './bowls/deposit-phase.ts'
import { directPhase } from './bowls/direct-phase.ts'
import { fillerPhase } from './bowls/filler.ts'
import { lightenerPhase } from './bowls/lightener-phase.ts'
import { spareScalp } from './bowls/off-scalp.ts'
import type { Facts } from './facts.ts'
import type { SessionAsk } from './services/service.ts'
import { withServices } from './services/services.ts'
import type { ZoneTask } from './zone-task.ts'
import { zoneTasks } from './zone-tasks.ts'

/** Tasks that share one treatment, in the order of the zones. */
const groupBy = <T>(
  tasks: readonly ZoneTask[],
  pick: (task: ZoneTask) => T | null,
  key: (value: T) => string,
  /** Level that the zone starts from: a shared bowl is made for the deepest one. */
  startOf: (value: T) => number = () => 0,
) => {
  const groups = new Map<string, { value: T; tasks: ZoneTask[] }>()
  for (const task of tasks) {
    const value = pick(task)
    if (value === null) continue
    const group = groups.get(key(value))
    if (group === undefined) groups.set(key(value), { value, tasks: [task] })
    else {
      group.tasks.push(task)
      if (startOf(value) < startOf(group.value)) group.value = value
    }
  }
  return [...groups.values()]
}

/** Phases for a list of tasks, without the finish. */
export const phasesOf = (tasks: readonly ZoneTask[], facts: Facts, fullCoverage: boolean): Phase[] => {
  const phases: Phase[] = []
  const lighteners = groupBy(
    tasks,
    (task) => task.lighten,
    ({ class: product, volume, to, offScalp }) => `${product} ${volume} ${to} ${offScalp}`,
    ({ from }) => from,
  )
  // Lengths before roots: young hair near the warm scalp lifts fastest (5.2).
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
    ({ class: product, level, reaches, tone, volume, purpose, half }) =>
      [product, shadeLevel(level), reaches, tone.primary, tone.secondary, tone.intensity, volume, purpose, half].join(
        ' ',
      ),
    ({ onLevel }) => onLevel,
  )
  const onRoots = (zones: readonly ZoneTask[]) => zones.some((task) => task.zone === 'roots')
  const rootBowl = deposits.find((group) => onRoots(group.tasks))
  for (const { value, tasks: zones } of deposits)
    phases.push(depositPhase(value, zones, facts, fullCoverage, rootBowl !== undefined && !onRoots(zones)))
  const directs = groupBy(
    tasks,
    (task) => task.direct,
    ({ level, tone }) => shadeNotation(level, tone),
    ({ base }) => base,
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

/** Where the lengths take their bowl in the last minutes of the roots', one rinse ends both (5.2). */
const rinsedTogether = (phases: readonly Phase[]): Phase[] => {
  if (!phases.some(({ application }) => application.includes('lengths-last-minutes'))) return [...phases]
  const isRootBowl = ({ kind, zones }: Phase) => kind === 'colour' && zones.length === 1 && zones[0] === 'roots'
  return phases.map((phase) =>
    isRootBowl(phase)
      ? { ...phase, application: phase.application.filter((code) => code !== 'emulsify' && code !== 'rinse') }
      : phase,
  )
}

/** Order of work in one session. */
const ORDER: readonly PhaseKind[] = [
  'bond-treatment',
  'chelate',
  'remove',
  'bleach',
  'soften',
  'prepigment',
  'pretone',
  'colour',
  'lengths',
  'lowlights',
  'smudge',
  'tone',
  'gloss',
  'finish',
]

const inOrder = (phases: readonly Phase[]): Phase[] =>
  [...phases].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))

const usesPowder = (phase: Phase) => phase.products.some((product) => POWDER_CLASSES.has(product.class))

/** Adds what every session needs around its phases, and puts them in the order of work. */
const completeSession = (phases: readonly Phase[], facts: Facts): Phase[] => {
  const treats = phases.some(usesPowder) && CONDITION_CAPS[facts.condition].treatFirst
  const before = treats ? [bondTreatmentPhase(facts)] : []
  return inOrder([...before, ...phases.map((phase) => spareScalp(phase, facts)), finishPhase(phases, facts)])
}

/** A session whose zones are worked out, with the services that a head gets as a whole. */
export const sessionOf = (ask: SessionAsk): Phase[] => completeSession(withServices(ask), ask.facts)

/** One session without lights. */
export const plainSession = (hair: HairState, goals: GoalByZone, facts: Facts, fullCoverage: boolean): Phase[] => {
  const asked = facts.situation.details.technique
  const technique = asked === null || TECHNIQUES[asked].lightener !== null ? null : TECHNIQUES[asked]
  const phases = phasesOf(zoneTasks(hair, goals, facts), facts, fullCoverage)
  return sessionOf({ hair, goals, facts, technique, lightsTo: null, phases })
}
