import type { ClientCard, TimelineEntry } from '@riflesso/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDate } from '~/format/dates.ts'
import { paths } from '~/paths.ts'
import { BackLink } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { CardSkeleton, ErrorState, Skeleton } from '~/ui/state.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { clientCardQuery, clientTimelineQuery } from '../client-card.ts'
import { ageOn } from '../model/age.ts'
import { CardConsents } from './card-consents.tsx'
import { CardHead } from './card-head.tsx'
import { CardHealth } from './card-health.tsx'
import { SafetyFacts } from './card-safety.tsx'
import { CardTimeline, type TimelineProps } from './card-timeline.tsx'

const columnsStyle =
  'grid items-start mt-6 gap-4 *:min-w-0 lg:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_1fr]'
const timelineStyle = 'lg:col-[1] lg:grid lg:self-stretch lg:row-[1_/_span_2]'

const copy = clientCardsCopy

/** Not found or an invalid id: retrying would not help. */
const NOT_FOUND = ['client-not-found', 'validation-failed']

type Props = {
  readonly id: string
  readonly renderRepeat: (last: TimelineEntry) => ReactNode
  /** Questions before the visit, with her answers. */
  readonly renderQuestions: (card: ClientCard) => ReactNode
} & Omit<TimelineProps, 'clientId'>

/** The card of a client: data, consents, warnings, past colours. */
export function ClientCardPage({ id, renderRepeat, renderQuestions, ...timeline }: Props) {
  const query = useQuery(clientCardQuery(id))
  const card = query.data
  return (
    <>
      <BackLink to={paths.clients}>{copy.back}</BackLink>
      {card ? (
        <>
          <CardHead card={card} repeat={<LastFormula clientId={id} renderRepeat={renderRepeat} />} />
          <div className={columnsStyle}>
            <div className={timelineStyle}>
              <CardTimeline clientId={id} {...timeline} />
            </div>
            <div className="grid gap-4 lg:col-[2] lg:gap-6 lg:row-[1]">
              <CardFactsSection card={card} />
              {renderQuestions(card)}
            </div>
            <div className="lg:col-[2] lg:row-[2_/_span_2]">
              <CardHealth key={String(card.agreed.health)} card={card} />
            </div>
            <div className="lg:col-[1] lg:row-[3]">
              <CardConsents card={card} />
            </div>
          </div>
        </>
      ) : query.isError ? (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={copy.loading}>
          <VisuallyHidden component="h1">{copy.loading}</VisuallyHidden>
          <Skeleton height="4.75rem" width="min(100%, 28rem)" />
          <div className={columnsStyle}>
            <div className={timelineStyle}>
              <CardSkeleton height="16rem" />
            </div>
            <div className="lg:col-[2] lg:row-[1]">
              <CardSkeleton height="14rem" />
            </div>
            <div className="lg:col-[2] lg:row-[2_/_span_2]">
              <CardSkeleton height="28rem" />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

function LastFormula({ clientId, renderRepeat }: { readonly clientId: string } & Pick<Props, 'renderRepeat'>) {
  const last = useInfiniteQuery(clientTimelineQuery(clientId)).data?.pages[0]?.[0]
  return last ? renderRepeat(last) : null
}

function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error instanceof ApiError && NOT_FOUND.includes(error.code))
    return <ErrorState title={copy.notFound.title} text={copy.notFound.text} />
  return <ErrorState title={copy.failed} text={messageOf(error)} onRetry={onRetry} />
}

const birthText = (day: string) => `${longDate(new Date(`${day}T00:00`))} · ${copy.facts.age(ageOn(day, new Date()))}`

/** Warnings first, then contacts, birthday, notes. */
function CardFactsSection({ card }: { readonly card: ClientCard }) {
  return (
    <Card aria-labelledby="card-facts">
      <Heading level={2} id="card-facts">
        {copy.facts.title}
      </Heading>
      <div className="mt-3">
        <SafetyFacts card={card} />
      </div>
      <dl className="grid mt-3.5 mx-0 mb-0 gap-y-2 gap-x-5 grid-cols-[auto_minmax(0,1fr)] [&_dt]:text-muted [&_dd]:m-0 [&_dd]:tabular-nums [&_dd]:wrap-anywhere [&_a]:text-plum">
        <dt>{copy.facts.phone}</dt>
        <dd>{card.phone ? <a href={`tel:${card.phone.replace(/[^\d+]/g, '')}`}>{card.phone}</a> : copy.facts.none}</dd>
        <dt>{copy.facts.email}</dt>
        <dd>{card.email ? <a href={`mailto:${card.email}`}>{card.email}</a> : copy.facts.none}</dd>
        <dt>{copy.facts.birthDate}</dt>
        <dd>{card.birthDate ? birthText(card.birthDate) : copy.facts.none}</dd>
      </dl>
      {card.notes ? (
        <>
          <p className="mt-3.5 text-muted">{copy.facts.notes}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{card.notes}</p>
        </>
      ) : null}
    </Card>
  )
}
