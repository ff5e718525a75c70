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

const { sheet: copy } = shareCopy

const titleStyle = 'mt-[4mm] mb-[1mm] break-after-avoid text-[13pt]'

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
      <header className="grid items-center pb-[3mm] border-b-[0.3mm] gap-[5mm] grid-cols-[auto_minmax(0,1fr)]">
        <Swatch colours={[mainHex(analysis)]} size="large" />
        <div>
          <p className="text-[8.5pt]">
            {[companyName, client && copy.of(client), longDate(date)].filter(Boolean).join(' · ')}
          </p>
          <h1 className="text-[22pt] leading-[1.1] wrap-anywhere">{analysis.colorName}</h1>
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
      <dl className="grid py-[3mm] border-b-[0.1mm] gap-[4mm] auto-cols-fr grid-flow-col">
        {knownFacts(analysis).map(({ name, value }) => (
          <div key={name}>
            <dt className="text-[8.5pt]">{name}</dt>
            <dd className="font-display text-[12pt]">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{analysis.analysis.riassunto.testo}</p>
      {analysis.refusals.length > 0 ? <Reasons title={resultCopy.refusal.title} reasons={analysis.refusals} /> : null}
      <h2 className={titleStyle}>{copy.phases}</h2>
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
      <div className="mt-[4mm] gap-x-[8mm] columns-2 text-[8.5pt]">
        {texts.map((id) => (
          <section key={id} className="mb-[2mm] [&:first-child>h2]:mt-0">
            <h2 className={titleStyle}>{resultCopy.sections[id]}</h2>
            <p className="[orphans:3] whitespace-pre-line [widows:3]">{analysis.analysis[id]}</p>
          </section>
        ))}
      </div>
      <footer className="pt-[2mm] border-t-[0.1mm] mt-[3mm] text-[8pt]">{copy.foot}</footer>
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
    <li className="grid py-[2mm] break-inside-avoid gap-[3mm] grid-cols-[6mm_minmax(0,1fr)_auto] [&+&]:border-t-[0.1mm]">
      <b className="font-display text-[14pt]">{number}</b>
      <div>
        <h3 className="font-[family-name:inherit] text-[10.5pt] font-semibold">{phase.titolo}</h3>
        <ul className="grid my-[0.5mm] gap-x-[2.5mm] grid-cols-[max-content_minmax(0,1fr)]">
          {phase.formula.map((line) => (
            <li key={`${line.prodotto} ${lineQuantity(line)}`} className="grid col-span-full grid-cols-[subgrid]">
              <b className="min-w-[13mm] tabular-nums text-right">{lineQuantity(line)}</b>
              <span>
                {productOf(line)} <BrandShade line={line} />
              </span>
            </li>
          ))}
        </ul>
        {clock === null ? null : <p className="font-semibold">{clock}</p>}
        {sections.length === 0 ? null : (
          <ul className="gap-x-[6mm] columns-2">
            {sections.map((sentence) => (
              <li key={sentence} className="text-[8.5pt]">
                {sentence}
              </li>
            ))}
          </ul>
        )}
        <p className="text-[8.5pt]">{[...phase.istruzioni, ...(note === null ? [] : [capitalised(note)])].join(' ')}</p>
      </div>
      <p className="tabular-nums text-right [&_b]:font-display [&_b]:text-[14pt]">
        <b>{minutes}</b> {resultCopy.formula.minutes}
      </p>
    </li>
  )
}

function Reasons({ title, reasons }: { readonly title: string; readonly reasons: AnalysisResult['warnings'] }) {
  return (
    <section className="break-inside-avoid">
      <h2 className={titleStyle}>{title}</h2>
      <ul className="[list-style:revert] pl-[4mm]">
        {reasons.map(({ regola, testo }) => (
          <li key={`${regola} ${testo}`}>{testo}</li>
        ))}
      </ul>
    </section>
  )
}
