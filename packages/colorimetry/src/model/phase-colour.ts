import type { Phase, PlanSession } from './plan.ts'
import type { Zone } from './vocabulary.ts'

/** Whether the bowl contains a shade; powder, developer and care have none. */
export const hasShade = ({ products }: Pick<Phase, 'products'>): boolean => products.some(({ shade }) => shade !== null)

/** Whether one of the sessions applies a shade to this zone. */
export const getsShade = (zone: Zone, sessions: readonly Pick<PlanSession, 'phases'>[]): boolean =>
  sessions.some(({ phases }) => phases.some((phase) => phase.zones.includes(zone) && hasShade(phase)))

/** Whether white hair changes the mixture or the minutes of a bowl. */
export const isForWhite = ({ reasons }: Pick<Phase, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'white-volume' || code === 'white-share')
