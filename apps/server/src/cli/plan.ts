import { createInterface } from 'node:readline'
import { safePlan, situationSchema } from '@riflesso/colorimetry'
import type { ErrorCode } from '@riflesso/contract'

import { type Command, printLine, readArguments, runAsProcess, type Terminal } from './command-line.ts'
import { firstIssue, parseJson } from './input-data.ts'
import { withClocks } from './plan-clock.ts'

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
