import { createInterface } from 'node:readline'
import { checkPlan, judgeResult } from '@riflesso/colorimetry'
import { writeResultFaults, writeVerdicts } from '@riflesso/consultation'
import {
  type CheckedPlan,
  checkablePlanSchema,
  checkedPlanSchema,
  planToCheckSchema,
  UNREADABLE_PLAN,
} from '@riflesso/contract'
import { type Command, printLine, readArguments, runAsProcess, type Terminal } from './command-line.ts'
import { firstIssue, parseJson } from './input-data.ts'

const usage = `Uso: npm run -s check-plan < piani.jsonl

Legge per riga un oggetto JSON {"situation": …, "plan": …} e scrive il giudizio, una riga ciascuno: "ok" = sicuro per le regole,
"right" = per il modello del capello arriva dove promette.
{"ok": true|false, "verdicts": [{"rule", "severity", "option", "session", "phase", "values", "reason"}],
 "right": true|false, "faults": [{"code", "session", "phase", "values", "reason"}]}.
Gli schemi sono descritti in docs/colorimetry.md.`

async function run(terminal: Terminal): Promise<0 | 1> {
  readArguments(terminal, {}, false)
  let objected = false
  for await (const line of createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answer = judgeLine(line)
    if ('error' in answer || !answer.ok) objected = true
    printLine(terminal, answer)
  }
  return objected ? 1 : 0
}

function judgeLine(
  line: string,
): CheckedPlan | { readonly error: { readonly code: string; readonly message: string } } {
  const parsed = parseJson(line)
  if (!parsed.ok) return unusable('La riga non è un oggetto JSON valido.')
  const given = planToCheckSchema.safeParse(parsed.value)
  if (!given.success) return unusable(firstIssue(given.error))
  const plan = checkablePlanSchema.safeParse(given.data.plan)
  if (!plan.success) return unreadable(firstIssue(plan.error))
  const { situation } = given.data
  const verdicts = writeVerdicts(checkPlan(plan.data, situation))
  const faults = writeResultFaults(judgeResult(plan.data, situation))
  return checkedPlanSchema.parse({ ok: verdicts.length === 0, verdicts, right: faults.length === 0, faults })
}

function unusable(message: string) {
  return { error: { code: 'validation-failed', message } }
}

/** An unreadable plan cannot be checked, so it is refused. */
function unreadable(problem: string): CheckedPlan {
  const reason = `Il piano non è leggibile e non si esegue. ${problem}`
  const nowhere = { option: null, session: null, phase: null, values: {} }
  return {
    ok: false,
    verdicts: [{ rule: UNREADABLE_PLAN, severity: 'refuse', ...nowhere, reason }],
    right: false,
    faults: [],
  }
}

export const checkPlanCommand: Command = { usage, run }

if (import.meta.main) await runAsProcess(checkPlanCommand)
