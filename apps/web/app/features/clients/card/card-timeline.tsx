import type { TimelineEntry } from '@riflesso/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { photoAddress } from '~/api/photo-address.ts'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { authorName } from '~/format/author-name.ts'
import { longDate } from '~/format/dates.ts'
import { decimal } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { HairLock } from '~/ui/hair/hair-lock.tsx'
import { Heading } from '~/ui/heading.tsx'
import { ErrorState, Skeleton } from '~/ui/state.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import { clientTimelineQuery } from '../client-card.ts'
import { ColourChart } from './colour-chart.tsx'

const { timeline: copy } = clientCardsCopy

export type TimelineProps = {
  readonly clientId: string
  /** CSS colours of an analysis. */
  readonly coloursOf: (entry: TimelineEntry) => readonly string[]
  readonly onOpen: (analysisId: string) => void
  /** Entries of other kinds, shown between the analyses by their date. */
  readonly others: readonly OtherEntry[]
  readonly action: ReactNode
}

type OtherEntry = { readonly id: string; readonly date: Date; readonly content: ReactNode }

const signature = ({ author }: TimelineEntry): string => {
  const name = authorName(author)
  return name === null ? '' : copy.madeBy(name)
}

type LastVisitProps = { readonly entry: TimelineEntry; readonly colours: readonly string[] }

/** The last visit: the photo of before, if kept, beside the colour as hair. */
function LastVisit({ entry, colours }: LastVisitProps) {
  const [gone, setGone] = useState(false)
  const [first] = colours
  return (
    <span className="grid overflow-hidden h-48 rounded-picture gap-1 auto-cols-fr grid-flow-col col-span-full md:h-72">
      {entry.hasPrima && !gone ? (
        <img
          className="size-full min-h-0 object-cover [object-position:50%_30%]"
          src={photoAddress(entry.id, 'prima')}
          alt={copy.before}
          onError={() => setGone(true)}
        />
      ) : null}
      {first === undefined ? null : (
        <span className="min-h-0">
          <HairLock roots={first} lengths={first} ends={colours.at(-1) ?? first} />
        </span>
      )}
    </span>
  )
}

/** The recorded result of an analysis in one line. */
function Reached({ outcome }: Pick<TimelineEntry, 'outcome'>) {
  if (outcome === null) return null
  return (
    <span className="flex items-center gap-2">
      {outcome.hex === null ? null : <Swatch colours={[outcome.hex]} size="dot" />}
      <span>{outcome.sommario === null ? copy.recorded : copy.reached(outcome.sommario)}</span>
    </span>
  )
}

/** Analyses of a client by colour, newest first; each links to its analysis. */
export function CardTimeline({ clientId, coloursOf, onOpen, others, action }: TimelineProps) {
  const query = useInfiniteQuery(clientTimelineQuery(clientId))
  const entries = query.data?.pages.flat() ?? []
  const lines = merged(
    entries.map((entry, index) => ({
      id: entry.id,
      date: new Date(entry.analysisDate),
      content: <AnalysisEntry entry={entry} isLast={index === 0} coloursOf={coloursOf} onOpen={onOpen} />,
    })),
    others,
    query.hasNextPage,
  )
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <Card aria-labelledby="card-timeline">
      <Heading level={2} id="card-timeline">
        {copy.title}
      </Heading>
      <ColourChart entries={entries} />
      {query.isPending ? (
        <Skeleton className="mt-3.5" height="9rem" />
      ) : lines.length === 0 && !query.isError ? (
        <p className="mt-3.5 text-muted">{copy.empty}</p>
      ) : (
        <ol className="mt-3.5 -mx-3 mb-0">
          {lines.map((line) => (
            <li
              key={line.id}
              className="relative [&:not(:first-child,:last-child)]:before:absolute [&:not(:first-child,:last-child)]:before:top-19.5 [&:not(:first-child,:last-child)]:before:-bottom-1.5 [&:not(:first-child,:last-child)]:before:left-11 [&:not(:first-child,:last-child)]:before:border-l-2 [&:not(:first-child,:last-child)]:before:border-line"
            >
              {line.content}
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && !query.isError ? (
        <Button look="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {copy.more}
        </Button>
      ) : null}
      {query.isError ? <ErrorState title={copy.failed} text={messageOf(query.error)} onRetry={retry} /> : null}
      <div className="pt-3.5">{action}</div>
    </Card>
  )
}

/** Both lists, newest first; until older analyses are loaded, entries older than the last one are left out. */
function merged(analyses: readonly OtherEntry[], others: readonly OtherEntry[], hasMore: boolean): OtherEntry[] {
  const oldest = analyses.at(-1)?.date
  const shown = hasMore && oldest ? others.filter(({ date }) => date >= oldest) : others
  return [...analyses, ...shown].sort((one, other) => other.date.getTime() - one.date.getTime())
}

type EntryProps = Pick<TimelineProps, 'coloursOf' | 'onOpen'> & {
  readonly entry: TimelineEntry
  readonly isLast: boolean
}

function AnalysisEntry({ entry, isLast, coloursOf, onOpen }: EntryProps) {
  return (
    <button
      className="grid w-full items-start py-2.5 px-3 border-0 rounded-picture bg-transparent text-ink cursor-pointer gap-4 grid-cols-[auto_minmax(0,1fr)] text-left hover:bg-plum-tint"
      type="button"
      onClick={() => onOpen(entry.id)}
    >
      {isLast ? (
        <LastVisit entry={entry} colours={coloursOf(entry)} />
      ) : (
        <Swatch colours={coloursOf(entry)} size="large" />
      )}
      <span className={`grid content-center min-h-16 gap-0.5 wrap-anywhere${isLast ? ' col-span-full' : ''}`}>
        <span className="flex flex-wrap gap-x-3 text-muted text-sm tabular-nums">
          <span>{longDate(new Date(entry.analysisDate))}</span>
          <span>{signature(entry)}</span>
        </span>
        <span className="font-display text-lg tracking-[-0.015em] leading-tight">{entry.colorName}</span>
        <span className="text-muted text-sm tabular-nums">
          {copy.level(decimal(entry.level))} · {entry.processLabel}
        </span>
        <Reached outcome={entry.outcome} />
      </span>
    </button>
  )
}
