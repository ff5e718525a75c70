import type { Phase } from '@riflesso/colorimetry'
import type { WrittenPhase } from './analysis-result.ts'
import { formulaLines } from './formula-lines.ts'
import { decimal } from './italian.ts'
import { APPLICATION_SENTENCES } from './words/application.ts'
import { phaseTitle } from './words/phases.ts'
import { writtenReasons } from './words/reasons/index.ts'

/** The phases of one session as the salon reads them: title, bowl, time, instructions, why. */
export const writePhases = (phases: readonly Phase[]): WrittenPhase[] => phases.map(writePhase)

function writePhase(phase: Phase): WrittenPhase {
  return {
    titolo: phaseTitle(phase),
    formula: formulaLines(phase),
    tempo_posa_min: processingTime(phase),
    istruzioni: phase.application.map((code) => APPLICATION_SENTENCES[code]),
    motivi: writtenReasons(phase.reasons),
  }
}

/** Minutes; text with a bracket when a strand must be watched, since then the minutes are only the limit. */
function processingTime({ minutes, checkEveryMinutes, stopAtLevel }: Phase): number | string {
  const notes: string[] = []
  if (checkEveryMinutes !== null) notes.push(`controllare ogni ${decimal(checkEveryMinutes)} minuti`)
  if (stopAtLevel !== null) notes.push(`fermarsi al livello ${decimal(stopAtLevel)}`)
  return notes.length === 0 ? minutes : `${decimal(minutes)} (${notes.join(', ')})`
}
