import { isUsable } from '@riflesso/consultation'
import { archiveCopy } from '~/copy/archive.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { dateAndTime, relativeDate } from '~/format/relative-date.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Button } from '~/ui/button/button.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import layout from '~/ui/layout.module.css'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import { type AnalysisSummary, type ArchiveItem, clientOf } from '../archive-query.ts'
import { listSwatch } from '../model/swatch.ts'
import styles from './archive-card.module.css'

const { card: copy } = archiveCopy

type Props = {
  readonly item: ArchiveItem
  /** Name of another user who made it; null for the user's own analyses. */
  readonly author: string | null
  readonly onOpen: () => void
}

/** One archived analysis: photo, colour, client, date; a summary also with its process and its phases. */
export function ArchiveCard({ item, author, onOpen }: Props) {
  const summary = 'totalFasi' in item ? item : null
  const date = summary ? dateAndTime(item.analysisDate) : relativeDate(item.analysisDate, new Date())
  const client = clientOf(item)
  const colour = (
    <>
      <span className={styles.frame}>
        {item.imageData ? (
          <img className={styles.picture} src={item.imageData} alt="" />
        ) : (
          <span className={styles.placeholder}>{copy.placeholder}</span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.colour}>
          <Swatch colours={[listSwatch(item)]} size="dot" />
          <span className={styles.name}>{item.colorName}</span>
        </span>
        <span className={styles.client}>{client}</span>
        <span className={texts.small}>{date ?? copy.noDate}</span>
        {author === null ? null : <span className={texts.small}>{copy.madeBy(author)}</span>}
      </span>
    </>
  )
  if (!summary)
    return (
      <button className={styles.card} type="button" onClick={onOpen}>
        {colour}
      </button>
    )
  return (
    <article className={styles.card} data-detailed>
      {colour}
      <Summary summary={summary} />
      <Button
        look="secondary"
        size="sm"
        fullWidth
        className={styles.open}
        aria-label={copy.openOf(client, item.colorName)}
        onClick={onOpen}
      >
        {copy.open}
      </Button>
    </article>
  )
}

function Summary({ summary }: { readonly summary: AnalysisSummary }) {
  return (
    <div className={styles.summary}>
      <p className={texts.small}>{copy.process}</p>
      <p className={`${layout.wrap} ${texts.strong}`}>
        {summary.processo_richiesto} <Chip tone="plum">{copy.phases(summary.totalFasi)}</Chip>
      </p>
      <p className={styles.twoLines}>{unbroken(summary.riassunto)}</p>
      {summary.primaFaseTitle === '' ? null : (
        <div className={styles.phase}>
          <p className={texts.strong}>{copy.firstPhase(summary.primaFaseTitle)}</p>
          <p className={`${styles.twoLines} ${texts.figure}`}>{unbroken(summary.primaFaseFormula)}</p>
        </div>
      )}
      {summary.fullAnalysis ? <Phases analysis={summary.fullAnalysis} /> : null}
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
          <li key={index}>
            <span className={styles.phaseLine}>
              <span>{phase.titolo}</span>{' '}
              <span className={texts.figure}>{copy.minutes(splitPhaseTime(phase.tempo_posa_min).minutes)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
