import { HARD_LIMITS } from '../data/hard-limits.ts'
import type { SessionClock } from '../model/chair.ts'

/** What a session needs to fit into the longest appointment. */
export type HelpNeeded = {
  readonly code: 'four-hands' | 'two-visits'
  /** Minutes in the chair for one pair of hands. */
  readonly alone: number
  /** Sections of the bowl with most of them, those worked today, and those of them worked by the second pair of hands. */
  readonly sections: number
  readonly today: number
  readonly second: number
}

/** The help that a session needs; null if one pair of hands can do it in the longest appointment. */
export const helpNeeded = ({ minutesAlone, sections }: SessionClock): HelpNeeded | null => {
  if (minutesAlone <= HARD_LIMITS.maxAppointmentMinutes) return null
  const [first] = [...sections].sort((one, other) => other.of - one.of)
  const own = sections.filter(({ phase, zones }) => phase === first?.phase && zones === first.zones)
  const today = own.length
  const of = first?.of ?? 0
  const second = own.filter(({ hands }) => hands === 2).length
  return { code: today < of ? 'two-visits' : 'four-hands', alone: minutesAlone, sections: of, today, second }
}
