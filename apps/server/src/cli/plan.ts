import { createInterface } from 'node:readline'
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
import type { ErrorCode } from '@riflesso/contract'
import { type Command, printLine, readArguments, runAsProcess, type Terminal } from './command-line.ts'
import { firstIssue, parseJson } from './input-data.ts'

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

async function run(terminal: Terminal): Promise<0 | 1> {
  readArguments(terminal, {}, false)
  let failed = false
  for await (const line of createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answer = planLine(line)
    if ('error' in answer) failed = true
    printLine(terminal, answer)
  }
  return failed ? 1 : 0
}

function planLine(line: string) {
  const parsed = parseJson(line)
  if (!parsed.ok) return refused('validation-failed', 'La riga non è un oggetto JSON valido.')
  const situation = situationSchema.safeParse(parsed.value)
  if (!situation.success) return refused('validation-failed', firstIssue(situation.error))
  return withClocks(safePlan(situation.data).plan, situation.data)
}

function refused(code: Extract<ErrorCode, 'validation-failed'>, message: string) {
  return { error: { code, message } }
}

export const planCommand: Command = { usage, run }

if (import.meta.main) await runAsProcess(planCommand)
