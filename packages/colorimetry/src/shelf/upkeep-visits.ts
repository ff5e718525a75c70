import { appointmentsOf } from '../chair/upkeep.ts'
import { shareOfHair } from '../data/products/grams.ts'
import type { Phase, Plan, PlanSession } from '../model/plan.ts'
import type { UpkeepVisits } from '../model/shelf.ts'

const WEEKS_OF_A_YEAR = 52

/** Bowls that prepare or care: an upkeep visit mixes only bowls that colour or lighten [C]. */
const BESIDE: ReadonlySet<Phase['kind']> = new Set(['bond-treatment', 'chelate', 'remove', 'finish'])
const TONES: ReadonlySet<Phase['kind']> = new Set(['tone', 'gloss', 'lengths'])

const onRoots = (phase: Phase): number => {
  if (BESIDE.has(phase.kind) || !phase.zones.includes('roots')) return 0
  return shareOfHair(['roots']) / shareOfHair(phase.zones)
}
const whole = (isMeant: (phase: Phase) => boolean) => (phase: Phase) => Number(isMeant(phase))

/** Share of a bowl that is mixed again for each kind of visit; the second entry applies to plans without bowls of the first [C]. */
const AGAIN: Readonly<Record<UpkeepVisits['kind'], readonly ((phase: Phase) => number)[]>> = {
  regrowth: [onRoots],
  lights: [whole(({ kind }) => !BESIDE.has(kind))],
  toner: [whole(({ kind }) => TONES.has(kind)), whole(({ kind }) => kind === 'colour')],
  gloss: [whole(({ kind }) => kind === 'gloss')],
  direct: [whole(({ products }) => products.some(({ class: name }) => name === 'DIRECT'))],
}

const bowlsAgain = ({ phases }: PlanSession, shareOf: (phase: Phase) => number): UpkeepVisits['bowls'] =>
  phases.map((phase, index) => ({ phase: index, share: shareOf(phase) })).filter(({ share }) => share > 0)

/** The last session with bowls to be mixed again for a visit. */
const mixedAgain = (sessions: readonly PlanSession[], kind: UpkeepVisits['kind']) =>
  AGAIN[kind]
    .flatMap((shareOf) =>
      sessions.map((session, index) => ({ session: index, bowls: bowlsAgain(session, shareOf) })).toReversed(),
    )
    .find(({ bowls }) => bowls.length > 0)

/** The visits that keep the colour of a plan, for a year from today's session on. Cuts are not included. */
export const upkeepVisits = (plan: Plan): readonly UpkeepVisits[] => {
  const done = plan.sessions.reduce((sum, { afterWeeks }) => sum + afterWeeks, 0)
  return appointmentsOf(plan).flatMap(({ kind, weeks: [from, to] }): UpkeepVisits[] => {
    if (kind === 'next-session' || kind === 'trim') return []
    const again = mixedAgain(plan.sessions, kind)
    const weeks = (from + to) / 2 - done
    if (again === undefined || weeks <= 0) return []
    return [{ kind, weeks, visits: Math.max(0, Math.floor((WEEKS_OF_A_YEAR - done) / weeks)), ...again }]
  })
}
