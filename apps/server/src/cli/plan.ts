import { createInterface } from 'node:readline'
import { planFormula } from '@riflesso/colorimetry'
import { situationSchema } from '@riflesso/contract'
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
  if (!parsed.ok) return refused('La riga non è un oggetto JSON valido.')
  const situation = situationSchema.safeParse(parsed.value)
  return situation.success ? planFormula(situation.data) : refused(firstIssue(situation.error))
}

function refused(message: string) {
  return { error: { code: 'validation-failed', message } }
}
