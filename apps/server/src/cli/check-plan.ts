import { checkPlan, judgeResult } from '@riflesso/colorimetry'
import { writeResultFaults, writeVerdicts } from '@riflesso/consultation'
import {
  type CheckedPlan,
  checkablePlanSchema,
  checkedPlanSchema,
  planToCheckSchema,
  UNREADABLE_PLAN,
} from '@riflesso/contract'
import type { z } from 'zod'
import { type Command, runAsProcess, type Terminal } from './command-line.ts'
import { answerLines, firstIssue } from './input-data.ts'

const usage = `Uso: npm run -s check-plan < piani.jsonl

Legge per riga un oggetto JSON {"situation": …, "plan": …} e scrive il giudizio, una riga ciascuno: "ok" = sicuro per le regole,
"right" = per il modello del capello arriva dove promette.
{"ok": true|false, "verdicts": [{"rule", "severity", "option", "session", "phase", "values", "reason"}],
 "right": true|false, "faults": [{"code", "session", "phase", "values", "reason"}]}.
Gli schemi sono descritti in docs/colorimetry.md.`

const run = (terminal: Terminal) => answerLines(terminal, planToCheckSchema, judge, ({ ok }) => !ok)

function judge(given: z.output<typeof planToCheckSchema>): CheckedPlan {
  const plan = checkablePlanSchema.safeParse(given.plan)
  if (!plan.success) return unreadable(firstIssue(plan.error))
  const verdicts = writeVerdicts(checkPlan(plan.data, given.situation))
  const faults = writeResultFaults(judgeResult(plan.data, given.situation))
  return checkedPlanSchema.parse({ ok: verdicts.length === 0, verdicts, right: faults.length === 0, faults })
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
