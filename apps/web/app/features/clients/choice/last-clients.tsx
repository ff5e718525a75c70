import type { ClientRow } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { clientsCopy } from '~/copy/clients.ts'
import { personName } from '~/format/person-name.ts'
import { type ColoursOf, LastVisit } from '../client-row.tsx'
import { lastClientsQuery } from '../clients.ts'
import { hairInShort } from './hair-questions.tsx'

const rowStyle =
  'grid w-full min-h-14 content-center py-1.5 px-3.5 border-0 bg-transparent text-ink cursor-pointer text-left hover:bg-plum-tint focus-visible:outline-offset-[-0.1875rem]'

const { last: copy } = clientsCopy

type Props = {
  readonly coloursOf: ColoursOf
  readonly onChoose: (client: ClientRow) => void
  readonly onNobody: () => void
}

/** 'Without a client' and the recent clients, each chosen with one tap. */
export function LastClients({ coloursOf, onChoose, onNobody }: Props) {
  const clients = useQuery(lastClientsQuery).data ?? []
  return (
    <ul
      className="border border-line rounded-field [&>:not(:last-child)]:border-b [&>:not(:last-child)]:border-line"
      aria-label={copy.label}
    >
      <li>
        <button className={rowStyle} type="button" onClick={onNobody}>
          <span className="font-semibold wrap-anywhere">{copy.nobody}</span>
          <span className="text-muted text-sm">{copy.nobodyHint}</span>
        </button>
      </li>
      {clients.map((client) => (
        <li key={client.id}>
          <button className={rowStyle} type="button" onClick={() => onChoose(client)}>
            <span className="font-semibold wrap-anywhere">{personName(client.firstName, client.lastName)}</span>
            <LastVisit visit={client.lastVisit} coloursOf={coloursOf} />
            {lastTime(client)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What one tap takes from the last visit. */
function lastTime({ lastVisit }: ClientRow) {
  const hair = lastVisit && hairInShort(lastVisit.hair)
  return hair ? <span className="text-muted text-xs">{clientsCopy.hair.lastTime(hair)}</span> : null
}
