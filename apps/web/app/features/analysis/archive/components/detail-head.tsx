import { type AnalysisResult, isUsable, processShown } from '@riflesso/consultation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { archiveCopy } from '~/copy/archive.ts'
import { authorName } from '~/format/author-name.ts'
import { personName } from '~/format/person-name.ts'
import { dateAndTime } from '~/format/relative-date.ts'
import { Chip } from '~/ui/button/chip.tsx'
import { Card } from '~/ui/card.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import type { FullAnalysis } from '../full-analysis.ts'
import { baseLevel } from '../model/base-level.ts'
import { detailSwatch } from '../model/swatch.ts'
import styles from './detail-head.module.css'
import { DetailPhotos } from './detail-photos.tsx'

const { detail: copy } = archiveCopy

type Props = {
  readonly record: FullAnalysis
  /** For the chosen option. */
  readonly analysis: AnalysisResult
}

/** Summary of an archived analysis: client, date, colour. */
export function DetailHead({ record, analysis }: Props) {
  const base = baseLevel(analysis)
  const author = authorName(record.author)
  return (
    <Card className={styles.head} aria-labelledby="detail-title">
      {isUsable(analysis) ? (
        <Swatch colours={detailSwatch(analysis)} size="large" label={copy.swatch(analysis.colorName)} />
      ) : (
        <IconAlertTriangle className={styles.danger} size="2.25rem" stroke={1.75} aria-hidden />
      )}
      <div className={styles.words}>
        <Eyebrow>
          <span className={styles.client}>
            {personName(record.clientFirstName, record.clientLastName) ?? copy.noClient}
          </span>{' '}
          · {dateAndTime(record.analysisDate) ?? copy.noDate}
        </Eyebrow>
        <Heading level={2} size="section" id="detail-title">
          {analysis.colorName}
        </Heading>
        <p className={styles.base}>
          {base === null ? copy.baseUnknown : copy.base(base)}
          {author === null ? null : ` · ${copy.madeBy(author)}`}
        </p>
        <Chip tone="quiet">{copy.supplier}</Chip>
      </div>
    </Card>
  )
}

type FactsProps = Props & { readonly showsFoundPictures: boolean }

/** The photos and the hair of an archived analysis. */
export function DetailFacts({ record, analysis, showsFoundPictures }: FactsProps) {
  const facts = [
    { name: copy.condition, value: analysis.conditionLabel },
    { name: copy.process, value: processShown(analysis) },
  ]
  return (
    <>
      <DetailPhotos
        id={record.id}
        slots={
          record.dopoCredit && !showsFoundPictures ? record.photos.filter((slot) => slot !== 'dopo') : record.photos
        }
        kept={record.photos.length > 0 || record.photosDeletedAt !== null}
        deletedAt={record.photosDeletedAt}
        dopoCredit={record.dopoCredit}
      />
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={texts.small}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
