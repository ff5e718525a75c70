import type { Phase, PlanSession } from './plan.ts'
import type { Zone } from './vocabulary.ts'

/** Something in the bowl has a shade; powder, developer and care have none. */
export const hasShade = ({ products }: Pick<Phase, 'products'>): boolean => products.some(({ shade }) => shade !== null)

/** A bowl with a shade goes on this zone in one of the sessions. */
export const getsShade = (zone: Zone, sessions: readonly Pick<PlanSession, 'phases'>[]): boolean =>
  sessions.some(({ phases }) => phases.some((phase) => phase.zones.includes(zone) && hasShade(phase)))

/** White hair decides how a bowl is mixed or how long it stays. */
export const isForWhite = ({ reasons }: Pick<Phase, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'white-volume' || code === 'white-share')
