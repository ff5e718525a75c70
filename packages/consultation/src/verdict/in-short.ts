import type { AnalysisResult } from '../analysis-result.ts'
import { describeReading } from '../reading/describe-reading.ts'
import type { SHEET_TEXTS } from '../sheet-order.ts'
import { sentenceOf } from '../words/reasons/index.ts'

/** Most words of a text. */
const MOST_WORDS = 90

/** One short text for each group of texts of the sheet: why this formula, what was read, how to care for the colour. */
export function inShort(result: AnalysisResult): Readonly<Record<keyof typeof SHEET_TEXTS, string>> {
  const { plan, analysis, prima, dopo } = result
  const way = plan.reasons.filter(({ code }) => code === 'goal-transform').map(sentenceOf)
  return {
    why: fitting([...way, ...lines(analysis.professionalAdvice), ...lines(analysis.alternativeOptions)]),
    reading: fitting([...read('Prima', prima), ...read('Dopo', dopo), ...lines(analysis.hairConditionAnalysis)]),
    care: fitting(lines(analysis.maintenanceAdvice)),
  }
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

function read(name: string, reading: AnalysisResult['prima']): string[] {
  if (reading === null) return []
  const { colorName, structure, light, judged } = describeReading(reading)
  return [`Foto ${name}: ${colorName.toLocaleLowerCase('it-IT')}. ${structure}. ${light}. ${judged.title}.`]
}

/** The first lines that fit together. */
function fitting(all: readonly string[]): string {
  const counts = all.map((line) => line.split(/\s+/).length)
  const total = (end: number) => counts.slice(0, end).reduce((sum, count) => sum + count, 0)
  return all.filter((_, index) => total(index + 1) <= MOST_WORDS).join('\n')
}
