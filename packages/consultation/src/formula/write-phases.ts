import { type ApplicationCode, type Phase, sideBySide } from '@riflesso/colorimetry'
import { beforeNumber, decimal } from '../italian.ts'
import { applicationSentence, RINSED_TOGETHER } from '../words/chair/application.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import { writtenReasons } from '../words/reasons/index.ts'
import type { WrittenPhase } from '../written-phase.ts'
import { formulaLines } from './formula-lines.ts'

/** The phases of one session in words: title, bowl, time, instructions, reasons. */
export function writePhases(phases: readonly Phase[]): WrittenPhase[] {
  const groups = sideBySide(phases)
  return phases.map((phase, index) => {
    const group = groups.find((each) => each.some((placed) => placed.index === index)) ?? []
    const isRinsed = index === Math.max(...group.map((placed) => placed.index))
    return writePhase(phase, { isRinsed, isBeside: group.length > 1 })
  })
}

/** A bowl among those that process together: whether it ends with their rinse, and whether there are others. */
type Place = { readonly isRinsed: boolean; readonly isBeside: boolean }

/** Instructions that remove a bowl from the hair. */
const TAKE_OFF: ReadonlySet<ApplicationCode> = new Set([
  'emulsify',
  'rinse',
  'rinse-cool',
  'rinse-long',
  'shampoo-acid',
])

/** Instructions, one sentence each. Bowls that process together have one rinse, given with the last of them. */
function instructionsOf({ application, zones, stopAtLevel }: Phase, { isRinsed, isBeside }: Place): string[] {
  const codes = isRinsed ? application : application.filter((code) => !TAKE_OFF.has(code))
  return [
    ...codes.map((code) => applicationSentence(code, zones, isBeside)),
    ...(isRinsed ? [] : [RINSED_TOGETHER[stopAtLevel === null ? 'colour' : 'powder']]),
  ]
}

function writePhase(phase: Phase, place: Place): WrittenPhase {
  return {
    titolo: phaseTitle(phase),
    formula: formulaLines(phase),
    tempo_posa_min: processingTime(phase),
    istruzioni: instructionsOf(phase, place),
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
