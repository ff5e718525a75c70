import { type ClientRow, RETOUCH_SOON_DAYS } from '@riflesso/contract'
import { IconCalendarDue, IconChevronRight, IconShieldExclamation } from '@tabler/icons-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { longDate } from '~/format/dates.ts'
import { DAY_MS } from '~/format/day-ms.ts'
import { personName } from '~/format/person-name.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '~/ui/state.tsx'
import { type ColoursOf, LastVisit } from '../client-row.tsx'

const lineStyle =
  'grid items-center min-h-13 py-2 px-5 border-b border-line text-ink gap-y-0 gap-x-4 grid-cols-[minmax(0,1fr)_auto] no-underline md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] hover:bg-plum-tint focus-visible:rounded-field focus-visible:outline-offset-[-0.1875rem] group-last/row:border-b-0 max-md:[&>:nth-child(2)]:col-[1] max-md:[&>:nth-child(2)]:row-[2]'
const reminderStyle = 'inline-flex items-center text-danger text-xs gap-1 data-[kind=retouch]:text-copper-text'

const { list: copy, search } = clientListsCopy

const SKELETONS = [1, 2, 3, 4, 5, 6]

type Props = {
  readonly query: UseInfiniteQueryResult<InfiniteData<ClientRow[]>>
  readonly term: string
  readonly isDue: boolean
  readonly coloursOf: ColoursOf
}

/** Clients by last name, paginated. */
export function ClientList({ query, term, isDue, coloursOf }: Props) {
  const clients = query.data?.pages.flat() ?? []
  const searching = term !== '' && !query.isPlaceholderData && !query.isPending
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <>
      <p className="min-h-6 mt-3 mb-2 text-muted text-sm" role="status">
        {searching && !query.isError ? search.found(clients.length, query.hasNextPage, term) : ''}
      </p>
      {query.isPending ? (
        <Card flush>
          <div role="status" aria-label={copy.loading}>
            {SKELETONS.map((place) => (
              <div key={place} className={lineStyle}>
                <Skeleton height="1.5rem" width="60%" />
              </div>
            ))}
          </div>
        </Card>
      ) : query.isLoadingError || (clients.length === 0 && term !== '') ? null : clients.length === 0 ? (
        <EmptyState {...(isDue ? copy.noneDue : copy.empty)} />
      ) : (
        <Card flush>
          <ul className="p-0 m-0 list-none" aria-label={copy.label}>
            {clients.map((client) => (
              <li key={client.id} className="group/row">
                <Row client={client} coloursOf={coloursOf} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {query.hasNextPage && !query.isError ? (
        <div className="flex justify-center pt-6">
          <Button look="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.more}
          </Button>
        </div>
      ) : null}
      {query.isError ? <ErrorState title={copy.failed} text={messageOf(query.error)} onRetry={retry} /> : null}
    </>
  )
}

/** Notice that the retouch of the last visit is due or will be soon, with its day. */
function CallBack({ visit }: { readonly visit: ClientRow['lastVisit'] }) {
  const due = visit?.retouchAt ? new Date(visit.retouchAt) : null
  const days = due === null ? Number.POSITIVE_INFINITY : (due.getTime() - Date.now()) / DAY_MS
  if (due === null || days > RETOUCH_SOON_DAYS) return null
  return (
    <span className={reminderStyle} data-kind="retouch">
      <IconCalendarDue size="1.125rem" stroke={1.75} aria-hidden />{' '}
      {days > 0 ? copy.retouchSoon(longDate(due)) : copy.callBack(longDate(due))}
    </span>
  )
}

/** Last name first, as the list is ordered. */
function Row({ client, coloursOf }: { readonly client: ClientRow; readonly coloursOf: ColoursOf }) {
  return (
    <Link className={lineStyle} to={paths.client(client.id)}>
      <span className="flex flex-wrap items-center font-semibold gap-y-0 gap-x-3 wrap-anywhere">
        {personName(client.lastName, client.firstName)}
        {client.testDue ? (
          <span className={reminderStyle}>
            <IconShieldExclamation size="1.125rem" stroke={1.75} aria-hidden /> {copy.testDue}
          </span>
        ) : null}
        <CallBack visit={client.lastVisit} />
      </span>
      <LastVisit visit={client.lastVisit} coloursOf={coloursOf} />
      <IconChevronRight
        className="text-muted max-md:col-[2] max-md:row-[1_/_span_2]"
        size="1.125rem"
        stroke={1.75}
        aria-hidden
      />
    </Link>
  )
}
