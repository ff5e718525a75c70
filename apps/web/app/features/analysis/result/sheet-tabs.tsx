import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { inShort, SHEET_TEXTS } from '@riflesso/consultation'
import { type ReactNode, useId, useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { isTold } from '../model/sheet-texts.ts'
import { MeasuredPhotos } from './evidence/measured-photos.tsx'
import { Care, CareActions } from './texts/care.tsx'
import { MoreButton } from './texts/more-button.tsx'
import { TextSection } from './texts/text-section.tsx'

const { tabs: copy, sections: titles } = resultCopy

type SheetTab = keyof typeof copy.names

type Props = {
  readonly analysisId: string
  readonly analysis: AnalysisResult
  readonly date: Date
  /** The evidence, if it is not shown beside the formula. */
  readonly evidence: ReactNode
  /** The archive shows the text on colorimetry beside the formula. */
  readonly archived: boolean
}

/** Tabs below the formula: reasons, reading, care. Each has one short text, and its sections behind 'Leggi tutto'. */
export function SheetTabs({ analysisId, analysis, date, evidence, archived }: Props) {
  const [tab, setTab] = useState<SheetTab>('why')
  const short = inShort(analysis)
  const provenance = <Provenance analysis={analysis} />
  const texts = (group: 'why' | 'reading') =>
    SHEET_TEXTS[group]
      // The archive shows the text on colorimetry with the formula.
      .filter((id) => isTold(analysis, id) && !(id === 'colorimetricAnalysis' && archived))
      .map((id) => <TextSection key={id} title={titles[id]} text={analysis.analysis[id]} />)
  return (
    <Card className="overflow-clip" flush>
      <Tabs
        value={tab}
        onChange={(value) => setTab(value as SheetTab)}
        keepMounted={false}
        classNames={{
          list: 'py-0 px-2',
          tab: 'min-h-12 text-base font-semibold data-active:text-plum',
          panel: 'grid pt-3 px-4 pb-1 gap-2 grid-cols-1 md:px-5',
        }}
      >
        <Tabs.List grow aria-label={copy.label}>
          {Object.entries(copy.names).map(([id, name]) => (
            <Tabs.Tab key={id} value={id}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="why">
          <ShortText title={copy.names.why} text={short.why}>
            {texts('why')}
            {analysis.modelReview ? null : provenance}
          </ShortText>
          {analysis.modelReview ? provenance : null}
        </Tabs.Panel>
        <Tabs.Panel value="reading">
          {evidence}
          <ShortText title={copy.names.reading} text={short.reading}>
            <MeasuredPhotos analysis={analysis} />
            {texts('reading')}
          </ShortText>
        </Tabs.Panel>
        <Tabs.Panel value="care">
          <ShortText title={copy.names.care} text={short.care}>
            <Care analysis={analysis} date={date} />
          </ShortText>
          <CareActions analysisId={analysisId} analysis={analysis} date={date} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}

type ShortTextProps = {
  readonly title: string
  readonly text: string
  /** The sections, which say the same in full. */
  readonly children: ReactNode
}

function ShortText({ title, text, children }: ShortTextProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {open ? children : <p className="text-sm leading-[1.45] whitespace-pre-line">{unbroken(text)}</p>}
      <MoreButton open={open} title={title} onToggle={() => setOpen(!open)} />
    </>
  )
}

const { decided: provenanceCopy } = resultCopy

/** Provenance of the result: measured values, rules, and an external model. */
function Provenance({ analysis: { decidedBy, modelReview } }: { readonly analysis: AnalysisResult }) {
  const id = useId()
  const { colour, formula } = decidedBy
  return (
    <section aria-labelledby={id}>
      <Heading level={3} id={id}>
        {provenanceCopy.title}
      </Heading>
      <div className="grid mt-1.5 text-sm gap-3">
        {modelReview?.notice ? <Notice tone="info">{modelReview.notice}</Notice> : null}
        <p>
          {provenanceCopy.colour(provenanceCopy.by[colour])} ·{' '}
          {formula === 'regola'
            ? provenanceCopy.all(provenanceCopy.by.regola)
            : provenanceCopy.formula(provenanceCopy.by[formula])}
        </p>
        {formula === 'regola' ? null : <p>{provenanceCopy.texts}</p>}
        {modelReview && modelReview.changes.length > 0 ? (
          <List title={provenanceCopy.changes}>
            {modelReview.changes.map(({ where, reason }) => (
              <li key={where}>
                {where}: {reason ?? provenanceCopy.noReason}
              </li>
            ))}
          </List>
        ) : null}
        {modelReview && modelReview.seen.length > 0 ? (
          <List title={provenanceCopy.seen}>
            {modelReview.seen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        ) : null}
      </div>
    </section>
  )
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4 className="mt-0 mb-1 text-base font-semibold">{title}</h4>
      <ul className="[list-style:revert] grid pl-4.5 gap-1">{children}</ul>
    </div>
  )
}
