import {
  clockInFives,
  type Plan,
  type PlanSession,
  type Situation,
  sessionClock,
  TECHNIQUES,
} from '@riflesso/colorimetry'

/** The plan with the clock of each session, options included, in minutes from the start of the session, to the nearest five. */
export function withClocks(plan: Plan, { details }: Situation) {
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  const timed = (sessions: readonly PlanSession[]) =>
    sessions.map((session) => ({
      ...session,
      clock: printed(clockInFives(sessionClock(session.phases, technique, details))),
    }))
  return {
    ...plan,
    sessions: timed(plan.sessions),
    options: plan.options.map((option) => ({ ...option, sessions: timed(option.sessions) })),
  }
}

const printed = ({ minutes, minutesAlone, sections }: ReturnType<typeof sessionClock>) => ({
  minutes,
  minutesAlone,
  sections: sections.map(({ phase, number, of, hands, zones, applied, looks, rinsed: [rinsed, rinseEnds] }) => ({
    phase,
    section: number,
    of,
    hands,
    zones,
    applied,
    firstLook: looks[0] ?? null,
    looks,
    rinsed,
    rinseEnds,
  })),
})
