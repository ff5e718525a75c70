import type { Phase, Plan, PlanSession } from './plan.ts'
import type { Zone } from './vocabulary.ts'

/** Whether the bowl contains a shade; powder, developer and care have none. */
export const hasShade = ({ products }: Pick<Phase, 'products'>): boolean => products.some(({ shade }) => shade !== null)

/** Whether one of the sessions applies a shade to this zone. */
export const getsShade = (zone: Zone, sessions: readonly Pick<PlanSession, 'phases'>[]): boolean =>
  sessions.some(({ phases }) => phases.some((phase) => phase.zones.includes(zone) && hasShade(phase)))

const CARING: ReadonlySet<Phase['kind']> = new Set(['bond-treatment', 'gloss', 'finish'])

/** Whether the sessions only care for this zone, which keeps its colour: a bowl without a shade adds shine. */
export const keepsColour = (zone: Zone, sessions: readonly Pick<PlanSession, 'phases'>[]): boolean =>
  sessions.every(({ phases }) =>
    phases.every((phase) => !phase.zones.includes(zone) || (CARING.has(phase.kind) && !hasShade(phase))),
  )

/** Whether the zones of the plan's colour have it already and only get care. */
export const isColourKept = ({ goal, expected, sessions }: Pick<Plan, 'goal' | 'expected' | 'sessions'>): boolean =>
  sessions.length > 0 && goal.shade === expected.shade && goal.zones.every((zone) => keepsColour(zone, sessions))

/** Whether white hair changes the mixture or the minutes of a bowl. */
export const isForWhite = ({ reasons }: Pick<Phase, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'white-volume' || code === 'white-share')
