import type { Situation } from '../model/situation.ts'

const later = (since: number | null, weeks: number): number | null => (since === null ? null : since + weeks)

/** The situation so many weeks later, as the intervals of the trade count them. */
export const weeksLater = (situation: Situation, weeks: number): Situation => {
  if (weeks === 0) return situation
  const { history } = situation.details
  return {
    ...situation,
    details: {
      ...situation.details,
      history: {
        ...history,
        weeksSinceBleach: later(history.weeksSinceBleach, weeks),
        weeksSincePerm: later(history.weeksSincePerm, weeks),
      },
    },
  }
}
