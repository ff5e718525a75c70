import { type AnalysisResult, isUsable, processShown } from '@riflesso/consultation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { archiveCopy } from '~/copy/archive.ts'
import { authorName } from '~/format/author-name.ts'
import { personName } from '~/format/person-name.ts'
import { dateAndTime } from '~/format/relative-date.ts'
import { Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import type { FullAnalysis } from '../full-analysis.ts'
import { baseLevel } from '../model/base-level.ts'
import { detailSwatch } from '../model/swatch.ts'
import { DetailPhotos } from './detail-photos.tsx'

const { detail: copy } = archiveCopy

type Props = {
  readonly record: FullAnalysis
  readonly analysis: AnalysisResult
}

/** Summary of an archived analysis: client, date, colour. */
export function DetailHead({ record, analysis }: Props) {
  const base = baseLevel(analysis)
  const author = authorName(record.author)
  return (
    <Card className="grid items-start gap-5 grid-cols-[auto_minmax(0,1fr)]" aria-labelledby="detail-title">
      {isUsable(analysis) ? (
        <Swatch colours={detailSwatch(analysis)} size="large" label={copy.swatch(analysis.colorName)} />
      ) : (
        <IconAlertTriangle className="text-danger" size="2.25rem" stroke={1.75} aria-hidden />
      )}
      <div className="grid min-w-0 gap-1.5 justify-items-start wrap-anywhere">
        <Eyebrow>
          <span className="normal-case">
            {personName(record.clientFirstName, record.clientLastName) ?? copy.noClient}
          </span>{' '}
          · {dateAndTime(record.analysisDate) ?? copy.noDate}
        </Eyebrow>
        <Heading level={2} size="section" id="detail-title">
          {analysis.colorName}
        </Heading>
        <p className="mb-1 text-muted">
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
      <dl className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] md:gap-4">
        {facts.map(({ name, value }) => (
          <div key={name} className="p-4 border border-line rounded-card bg-card">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="mt-0.5 mx-0 mb-0 font-display text-xl font-medium tracking-[-0.015em] leading-[1.2] wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
