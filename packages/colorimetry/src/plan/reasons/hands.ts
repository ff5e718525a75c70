import { helpNeeded } from '../../clock/help-needed.ts'
import { sessionClock } from '../../clock/session-clock.ts'
import type { HairBulk } from '../../data/products/grams.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import type { PlanSession, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'

/** Warnings of sessions that one pair of hands cannot do in the longest appointment, at most one of each kind. */
export const handsWarnings = (
  sessions: readonly PlanSession[],
  technique: Technique | null,
  hair: HairBulk,
): Reason[] => {
  const found = sessions.flatMap(({ phases }, session) => {
    const needed = helpNeeded(sessionClock(phases, technique, hair))
    if (needed === null) return []
    const { code, alone, sections, today, second } = needed
    const part: Reason['values'] = code === 'two-visits' ? { today } : { second }
    return [reason(code, '5.3', { session, alone, sections, ...part })]
  })
  return found.filter(({ code }, index) => found.findIndex((other) => other.code === code) === index)
}

const isOfHands = ({ code }: Reason): boolean => code === 'four-hands' || code === 'two-visits'

/** The warnings of a plan whose phases have changed, with those about hands determined again. */
export const withHandsWarnings = (
  warnings: readonly Reason[],
  ...[sessions, technique, hair]: Parameters<typeof handsWarnings>
): Reason[] => [...warnings.filter((warning) => !isOfHands(warning)), ...handsWarnings(sessions, technique, hair)]
