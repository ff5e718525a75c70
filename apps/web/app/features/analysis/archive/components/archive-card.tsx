import { isUsable } from '@riflesso/consultation'
import { archiveCopy } from '~/copy/archive.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { dateAndTime, relativeDate } from '~/format/relative-date.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import { type AnalysisSummary, type ArchiveItem, clientOf } from '../archive-query.ts'
import { listSwatch } from '../model/swatch.ts'

const cardStyle =
  'grid overflow-hidden min-w-0 flex-1 content-start p-0 border border-line rounded-card bg-card text-ink text-left data-detailed:content-stretch data-detailed:p-4 data-detailed:gap-4 data-detailed:[grid-template:auto_1fr_auto_/_6.5rem_minmax(0,1fr)] [&:not([data-detailed])]:cursor-pointer [&:not([data-detailed])]:[transition:border-color_120ms_ease] [&:not([data-detailed])]:hover:border-control'
const phaseStyle = 'pt-3 border-t border-line mt-1.5'

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
      <span className="relative grid overflow-hidden aspect-square bg-sunken [[data-detailed]>&]:rounded-picture">
        {item.imageData ? (
          <img className="absolute inset-0 size-full object-cover" src={item.imageData} alt="" />
        ) : (
          <span className="p-2 text-muted text-xs place-self-center text-center">{copy.placeholder}</span>
        )}
      </span>
      <span className="grid content-start pt-3 px-3.5 pb-3.5 gap-0.5 grid-cols-1 [[data-detailed]>&]:p-0 [[data-detailed]>&]:self-center">
        <span className="grid items-start gap-2 grid-cols-[auto_minmax(0,1fr)] [&>:first-child]:mt-0.75">
          <Swatch colours={[listSwatch(item)]} size="dot" />
          <span className="line-clamp-2 font-semibold leading-[1.3]">{item.colorName}</span>
        </span>
        <span className="overflow-hidden text-ellipsis whitespace-nowrap">{client}</span>
        <span className="text-muted text-xs">{date ?? copy.noDate}</span>
        {author === null ? null : <span className="text-muted text-xs">{copy.madeBy(author)}</span>}
      </span>
    </>
  )
  if (!summary)
    return (
      <button className={cardStyle} type="button" onClick={onOpen}>
        {colour}
      </button>
    )
  return (
    <article className={cardStyle} data-detailed>
      {colour}
      <Summary summary={summary} />
      <Button
        look="secondary"
        size="sm"
        fullWidth
        className="col-span-full"
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
    <div className="col-span-full grid content-start gap-1.5">
      <p className="text-muted text-xs">{copy.process}</p>
      <p className="flex flex-wrap gap-2 font-semibold">
        {summary.processo_richiesto} <Chip tone="plum">{copy.phases(summary.totalFasi)}</Chip>
      </p>
      <p className="line-clamp-2">{unbroken(summary.riassunto)}</p>
      {summary.primaFaseTitle === '' ? null : (
        <div className={phaseStyle}>
          <p className="font-semibold">{copy.firstPhase(summary.primaFaseTitle)}</p>
          <p className="line-clamp-2 text-muted text-sm tabular-nums">{unbroken(summary.primaFaseFormula)}</p>
        </div>
      )}
      {summary.fullAnalysis ? <Phases analysis={summary.fullAnalysis} /> : null}
    </div>
  )
}

function Phases({ analysis }: { readonly analysis: NonNullable<AnalysisSummary['fullAnalysis']> }) {
  if (analysis.fasi_operative.length === 0 || !isUsable(analysis)) return null
  return (
    <div className={phaseStyle}>
      <p className="font-semibold">{copy.allPhases}</p>
      <ol className="[list-style:revert] grid p-0 pl-5 mt-1 mx-0 mb-0 gap-0.5 [&>li]:pl-1 [&>li]:tabular-nums">
        {analysis.fasi_operative.map((phase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is identified by its position.
          <li key={index}>
            <span className="flex items-baseline justify-between gap-3 [&>:last-child]:flex-none">
              <span>{phase.titolo}</span>{' '}
              <span className="text-muted text-sm tabular-nums">
                {copy.minutes(splitPhaseTime(phase.tempo_posa_min).minutes)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
