import {
  clockInFives,
  type Plan,
  type PlanSession,
  type Situation,
  safePlan,
  sessionClock,
  situationSchema,
  TECHNIQUES,
} from '@riflesso/colorimetry'
import { type Command, runAsProcess, type Terminal } from './command-line.ts'
import { answerLines } from './input-data.ts'

/** The plan with the clock of each session, options included, in minutes from the start of the session, to the nearest five. */
function withClocks(plan: Plan, { details }: Situation) {
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

const usage = `Uso: npm run -s plan < situazioni.jsonl

Legge una situazione JSON per riga e scrive il suo piano, una riga ciascuno. Ogni seduta ha il suo orologio ("clock"): per
sezione i minuti in cui è applicata ("applied"), guardata la prima volta ("firstLook") e sciacquata ("rinsed").
Gli schemi sono descritti in docs/colorimetry.md.`

const run = (terminal: Terminal) =>
  answerLines(terminal, situationSchema, (situation) => withClocks(safePlan(situation).plan, situation))

export const planCommand: Command = { usage, run }

if (import.meta.main) await runAsProcess(planCommand)
