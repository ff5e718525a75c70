import type { AnalysisResult, WrittenPhase } from '@riflesso/consultation'
import { archiveCopy } from '~/copy/archive.ts'
import { productOf, quantityOf } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandNote, BrandShade } from '~/salon/brand-shade.tsx'
import { Chip } from '~/ui/chip.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from './detail-procedure.module.css'

const { detail: copy } = archiveCopy

/** 'Preparazione e Applicazione': the phases as they were written, or the bare procedure when there are none. */
export function DetailProcedure({ analysis }: { readonly analysis: AnalysisResult }) {
  const phases = analysis.fasi_operative
  return (
    <div>
      <div className={styles.head}>
        <Heading level={3} size="small">
          {copy.preparation}
        </Heading>
        <Chip tone="copper">{copy.procedureTag}</Chip>
      </div>
      {phases.length === 0 ? (
        <p className={styles.raw}>{analysis.formula.procedure || copy.noProcedure}</p>
      ) : (
        <ol className={styles.phases}>
          {phases.map((phase, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order is what a phase is known by.
            <li key={index} className={styles.phase}>
              <h4 className={styles.title}>{copy.phase(index + 1, phase.titolo)}</h4>
              {phase.formula.map((line) => (
                <p key={`${line.prodotto} ${quantityOf(line)}`}>
                  {`${quantityOf(line)} ${productOf(line)}`.trim()} <BrandShade line={line} />
                </p>
              ))}
              {phase.istruzioni.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p className={styles.time}>{timeOf(phase)}</p>
            </li>
          ))}
        </ol>
      )}
      <BrandNote phases={phases} />
    </div>
  )
}

function timeOf({ tempo_posa_min }: WrittenPhase): string {
  const { minutes, note } = splitPhaseTime(tempo_posa_min)
  return copy.time(minutes, note)
}
