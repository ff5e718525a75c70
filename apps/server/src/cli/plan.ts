import { createInterface } from 'node:readline'
import { type ErrorCode, situationSchema } from '@riflesso/contract'
import { checkedPlan } from './checked-plan.ts'
import { printLine, readArguments, runCommand } from './command-line.ts'
import { firstIssue, parseJson } from './input-data.ts'

const USAGE = `Uso: npm run -s plan < situazioni.jsonl

Legge una situazione JSON per riga e scrive il suo piano, una riga ciascuno.
Gli schemi sono descritti in docs/colorimetry.md.`

await runCommand(USAGE, async () => {
  readArguments({}, false)
  let failed = false
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answer = planLine(line)
    if ('error' in answer) failed = true
    printLine(answer)
  }
  return failed ? 1 : 0
})

function planLine(line: string) {
  const parsed = parseJson(line)
  if (!parsed.ok) return refused('validation-failed', 'La riga non è un oggetto JSON valido.')
  const situation = situationSchema.safeParse(parsed.value)
  if (!situation.success) return refused('validation-failed', firstIssue(situation.error))
  const planned = checkedPlan(situation.data)
  return planned.ok ? planned.plan : refused('engine-failed', `Il piano calcolato viola le regole: ${planned.rules}.`)
}

function refused(code: Extract<ErrorCode, 'validation-failed' | 'engine-failed'>, message: string) {
  return { error: { code, message } }
}
