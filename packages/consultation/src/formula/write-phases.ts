import { type ApplicationCode, type Phase, sideBySide } from '@riflesso/colorimetry'
import type { WrittenPhase } from '../analysis-result.ts'
import { beforeNumber, decimal } from '../italian.ts'
import { APPLICATION_SENTENCES, RINSED_TOGETHER } from '../words/chair/application.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import { writtenReasons } from '../words/reasons/index.ts'
import { formulaLines } from './formula-lines.ts'

/** The phases of one session in words: title, bowl, time, instructions, reasons. */
export function writePhases(phases: readonly Phase[]): WrittenPhase[] {
  const rinsed = new Set(sideBySide(phases).map((group) => Math.max(...group.map(({ index }) => index))))
  return phases.map((phase, index) => writePhase(phase, rinsed.has(index)))
}

/** Instructions that remove a bowl from the hair. */
const TAKE_OFF: ReadonlySet<ApplicationCode> = new Set([
  'emulsify',
  'rinse',
  'rinse-cool',
  'rinse-long',
  'shampoo-acid',
])

/** Instructions, one sentence each. Bowls that process together have one rinse, given with the last of them. */
const instructionsOf = ({ application }: Phase, isRinsed: boolean): string[] =>
  isRinsed
    ? application.map((code) => APPLICATION_SENTENCES[code])
    : [...application.filter((code) => !TAKE_OFF.has(code)).map((code) => APPLICATION_SENTENCES[code]), RINSED_TOGETHER]

function writePhase(phase: Phase, isRinsed: boolean): WrittenPhase {
  return {
    titolo: phaseTitle(phase),
    formula: formulaLines(phase),
    tempo_posa_min: processingTime(phase),
    istruzioni: instructionsOf(phase, isRinsed),
    motivi: writtenReasons(phase.reasons),
  }
}

/** Target level in the whole levels of a colour chart. */
const stopAt = (level: number): string =>
  Number.isInteger(level)
    ? `fermarsi al livello ${level}`
    : `fermarsi fra il livello ${Math.floor(level)} e ${beforeNumber('il', decimal(Math.ceil(level)))}`

/** Minutes; text in brackets if a strand must be checked, because the minutes are then only the limit. */
function processingTime({ minutes, checkEveryMinutes, stopAtLevel }: Phase): number | string {
  const notes: string[] = []
  if (checkEveryMinutes !== null) notes.push(`controllare ogni ${decimal(checkEveryMinutes)} minuti`)
  if (stopAtLevel !== null) notes.push(stopAt(stopAtLevel))
  return notes.length === 0 ? minutes : `${decimal(minutes)} (${notes.join(', ')})`
}
