import { isUsable } from '@riflesso/consultation'
import { detailedCopy as copy } from '~/copy/analysis/detailed.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { dateAndTime } from '~/format/relative-date.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Button } from '~/ui/button/button.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import type { AnalysisSummary } from '../detailed-analyses.ts'
import { clientOfSummary } from '../model/client-name.ts'
import { listSwatch } from '../model/swatch.ts'
import styles from './detailed-card.module.css'

type Props = { readonly item: AnalysisSummary; readonly onOpen: () => void }

/** One analysis of the detailed list: client, date, colour and first phase; all phases in full mode. */
export function DetailedCard({ item, onOpen }: Props) {
  const client = clientOfSummary(item)
  return (
    <Card className={styles.card} flush>
      <div className={styles.head}>
        <div className={styles.frame}>
          {item.imageData ? (
            <img className={styles.picture} src={item.imageData} alt="" />
          ) : (
            <span className={styles.placeholder}>{archiveCopy.recent.placeholder}</span>
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.date}>{dateAndTime(item.analysisDate) ?? archiveCopy.recent.noDate}</p>
          <Heading level={2} size="card" className={styles.client}>
            {client}
          </Heading>
          <p className={styles.colour}>
            <Swatch colours={[listSwatch(item)]} size="dot" />
            <span>{item.colorName}</span>
          </p>
        </div>
      </div>
      <div className={styles.body}>
        <p className={texts.small}>{copy.process}</p>
        <p className={styles.process}>
          {item.processo_richiesto} <Chip tone="plum">{copy.phases(item.totalFasi)}</Chip>
        </p>
        <p className={styles.summary}>{unbroken(item.riassunto)}</p>
        <FirstPhase item={item} />
        {item.fullAnalysis ? <Phases analysis={item.fullAnalysis} /> : null}
      </div>
      <div className={styles.foot}>
        <Button look="secondary" size="sm" fullWidth aria-label={copy.openOf(client, item.colorName)} onClick={onOpen}>
          {copy.open}
        </Button>
      </div>
    </Card>
  )
}

function FirstPhase({ item }: { readonly item: AnalysisSummary }) {
  if (item.primaFaseTitle === '') return null
  return (
    <div className={styles.phase}>
      <p className={texts.strong}>{copy.firstPhase(item.primaFaseTitle)}</p>
      <p className={styles.formula}>{unbroken(item.primaFaseFormula)}</p>
    </div>
  )
}

function Phases({ analysis }: { readonly analysis: NonNullable<AnalysisSummary['fullAnalysis']> }) {
  if (analysis.fasi_operative.length === 0 || !isUsable(analysis)) return null
  return (
    <div className={styles.phase}>
      <p className={texts.strong}>{copy.allPhases}</p>
      <ol className={styles.phases}>
        {analysis.fasi_operative.map((phase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is identified by its position.
          <li key={index} className={styles.row}>
            <span className={styles.phaseLine}>
              <span>{phase.titolo}</span>{' '}
              <span className={styles.minutes}>{copy.minutes(splitPhaseTime(phase.tempo_posa_min).minutes)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
