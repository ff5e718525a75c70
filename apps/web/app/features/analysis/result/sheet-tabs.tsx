import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { SHEET_TEXTS } from '@riflesso/consultation'
import type { ReactNode } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { Card } from '~/ui/card.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { isTold } from '../model/sheet-texts.ts'
import { MeasuredPhotos } from './evidence/measured-photos.tsx'
import styles from './sheet-tabs.module.css'
import { Care } from './texts/care.tsx'
import { Provenance } from './texts/provenance.tsx'
import { TextSection } from './texts/text-section.tsx'

const { tabs: copy, sections: titles } = resultCopy

export type SheetTab = keyof typeof copy.names

type Props = {
  readonly analysis: AnalysisResult
  /** Time of the analysis. */
  readonly date: Date
  readonly tab: SheetTab
  readonly onTab: (tab: SheetTab) => void
  /** The evidence, if it is not shown beside the formula. */
  readonly evidence: ReactNode
  /** The archive shows the text on colorimetry beside the formula. */
  readonly archived: boolean
}

/** Tabs below the formula: reasons, reading, care. */
export function SheetTabs({ analysis, date, tab, onTab, evidence, archived }: Props) {
  const texts = (group: 'why' | 'reading') => (
    <div className={styles.sections}>
      {SHEET_TEXTS[group]
        // The archive shows the text on colorimetry with the formula.
        .filter((id) => isTold(analysis, id) && !(id === 'colorimetricAnalysis' && archived))
        .map((id) => (
          <TextSection key={id} title={titles[id]} text={analysis.analysis[id]} />
        ))}
    </div>
  )
  return (
    <Card className={styles.card} flush>
      <Tabs
        value={tab}
        onChange={(value) => onTab(value as SheetTab)}
        keepMounted={false}
        classNames={{ list: styles.list, tab: styles.tab, panel: styles.panel }}
      >
        <Tabs.List grow aria-label={copy.label}>
          {Object.entries(copy.names).map(([id, name]) => (
            <Tabs.Tab key={id} value={id}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="why">
          {texts('why')}
          <Provenance analysis={analysis} />
        </Tabs.Panel>
        <Tabs.Panel value="reading">
          {evidence}
          <MeasuredPhotos analysis={analysis} />
          {texts('reading')}
        </Tabs.Panel>
        <Tabs.Panel value="care">
          <Care analysis={analysis} date={date} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}
