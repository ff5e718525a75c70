import { capitalised, lineQuantity, TEXTS_IN_ORDER, tonesInWords, WARNINGS_SHOWN } from '@riflesso/consultation'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { shareCopy } from '~/copy/analysis/share.ts'
import { longDate } from '~/format/dates.ts'
import { productOf } from '~/format/formula-line.ts'
import { withError } from '~/format/numbers.ts'
import { personName } from '~/format/person-name.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { BrandNote, BrandShade } from '~/salon/brand-shade.tsx'
import print from '~/ui/print.module.css'
import { Swatch } from '~/ui/swatch.tsx'
import { type AnalysisResult, mainHex, type Phase } from '../model/analysis-result.ts'
import { knownFacts } from '../model/known-facts.ts'
import { phaseClock, sectionTexts } from '../model/phase-clock.ts'
import { isTold } from '../model/sheet-texts.ts'
import styles from './print-sheet.module.css'

const { sheet: copy } = shareCopy

type Props = { readonly analysis: AnalysisResult; readonly date: Date }

/** An analysis for A4, in the order of the screen: colour, option, formula, reasons, reading, care. */
export function PrintSheet({ analysis, date }: Props) {
  const { companyName } = useCurrentUser()
  const client = analysis.client && personName(analysis.client.firstName, analysis.client.lastName)
  // If there are few warnings, they cover all risks.
  const texts = TEXTS_IN_ORDER.filter(
    (id) => isTold(analysis, id) && !(id === 'riskAssessment' && analysis.warnings.length <= WARNINGS_SHOWN),
  )
  return (
    <div className={`${print.paper} text-[9.5pt]`} data-print-sheet>
      <header className={styles.head}>
        <Swatch colours={[mainHex(analysis)]} size="large" />
        <div>
          <p className={styles.small}>
            {[companyName, client && copy.of(client), longDate(date)].filter(Boolean).join(' · ')}
          </p>
          <h1 className={styles.name}>{analysis.colorName}</h1>
          <p>
            {[
              analysis.shade,
              mainHex(analysis),
              resultCopy.level(withError(analysis.level, analysis.levelError)),
              ...tonesInWords(analysis),
              analysis.supplierDisplayName,
            ].join(' · ')}
          </p>
        </div>
      </header>
      <dl className={styles.facts}>
        {knownFacts(analysis).map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.small}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{analysis.analysis.riassunto.testo}</p>
      {analysis.refusals.length > 0 ? <Reasons title={resultCopy.refusal.title} reasons={analysis.refusals} /> : null}
      <h2 className={styles.title}>{copy.phases}</h2>
      {analysis.fasi_operative.length === 0 ? <p>{resultCopy.formula.none}</p> : null}
      <ol className="list-none m-0 p-0">
        {analysis.fasi_operative.map((phase, index) => (
          <PrintedPhase
            // biome-ignore lint/suspicious/noArrayIndexKey: a phase is identified by its position.
            key={index}
            phase={phase}
            number={index + 1}
            clock={phaseClock(analysis.chair, index)}
            sections={sectionTexts(analysis.chair, index)}
          />
        ))}
      </ol>
      <BrandNote phases={analysis.fasi_operative} />
      {analysis.warnings.length > 0 ? (
        <Reasons title={resultCopy.warnings.title} reasons={analysis.warnings.slice(0, WARNINGS_SHOWN)} />
      ) : null}
      <div className={styles.texts}>
        {texts.map((id) => (
          <section key={id} className={styles.section}>
            <h2 className={styles.title}>{resultCopy.sections[id]}</h2>
            <p className={styles.text}>{analysis.analysis[id]}</p>
          </section>
        ))}
      </div>
      <footer className={styles.foot}>{copy.foot}</footer>
    </div>
  )
}

type PhaseProps = {
  readonly phase: Phase
  readonly number: number
  /** Start time; null for the start of the session. */
  readonly clock: string | null
  /** The clock of each section; empty if the whole head is one. */
  readonly sections: readonly string[]
}

function PrintedPhase({ phase, number, clock, sections }: PhaseProps) {
  const { minutes, note } = splitPhaseTime(phase.tempo_posa_min)
  return (
    <li className={styles.phase}>
      <b className={styles.number}>{number}</b>
      <div>
        <h3 className={styles.phaseTitle}>{phase.titolo}</h3>
        <ul className={styles.lines}>
          {phase.formula.map((line) => (
            <li key={`${line.prodotto} ${lineQuantity(line)}`} className={styles.line}>
              <b className={styles.quantity}>{lineQuantity(line)}</b>
              <span>
                {productOf(line)} <BrandShade line={line} />
              </span>
            </li>
          ))}
        </ul>
        {clock === null ? null : <p className="font-semibold">{clock}</p>}
        {sections.length === 0 ? null : (
          <ul className={styles.sections}>
            {sections.map((sentence) => (
              <li key={sentence} className={styles.small}>
                {sentence}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.small}>{[...phase.istruzioni, ...(note === null ? [] : [capitalised(note)])].join(' ')}</p>
      </div>
      <p className={styles.minutes}>
        <b>{minutes}</b> {resultCopy.formula.minutes}
      </p>
    </li>
  )
}

function Reasons({ title, reasons }: { readonly title: string; readonly reasons: AnalysisResult['warnings'] }) {
  return (
    <section className={styles.reasons}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {reasons.map(({ regola, testo }) => (
          <li key={`${regola} ${testo}`}>{testo}</li>
        ))}
      </ul>
    </section>
  )
}
