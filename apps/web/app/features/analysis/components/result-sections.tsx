import { resultCopy } from '~/copy/analysis-result.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './result-sections.module.css'
import { TextSection } from './text-section.tsx'

const ORDER = [
  'colorimetricAnalysis',
  'maintenanceAdvice',
  'technicalAssessment',
  'transformationStrategy',
  'hairConditionAnalysis',
  'riskAssessment',
  'professionalAdvice',
  'alternativeOptions',
  'additionalNotes',
] as const

type Props = {
  readonly analysis: AnalysisResult
  /** Sections that the screen shows elsewhere. */
  readonly without?: readonly (typeof ORDER)[number][]
}

/** The written consultation, section by section; empty ones stay out. */
export function ResultSections({ analysis, without = [] }: Props) {
  const shown = ORDER.filter((id) => !without.includes(id) && analysis.analysis[id].trim() !== '')
  return (
    <div className={styles.sections}>
      {shown.map((id) => (
        <TextSection key={id} title={resultCopy.sections[id]} text={analysis.analysis[id]} />
      ))}
    </div>
  )
}
