import type { ClientRow } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { clientsCopy } from '~/copy/clients.ts'
import { personName } from '~/format/person-name.ts'
import texts from '~/ui/text.module.css'
import { type ColoursOf, LastVisit } from '../client-row.tsx'
import { lastClientsQuery } from '../clients.ts'
import { hairInShort } from './hair-questions.tsx'
import styles from './last-clients.module.css'

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
    <ul className={styles.list} aria-label={copy.label}>
      <li>
        <button className={styles.row} type="button" onClick={onNobody}>
          <span className={texts.name}>{copy.nobody}</span>
          <span className={texts.note}>{copy.nobodyHint}</span>
        </button>
      </li>
      {clients.map((client) => (
        <li key={client.id}>
          <button className={styles.row} type="button" onClick={() => onChoose(client)}>
            <span className={texts.name}>{personName(client.firstName, client.lastName)}</span>
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
  return hair ? <span className={texts.small}>{clientsCopy.hair.lastTime(hair)}</span> : null
}
