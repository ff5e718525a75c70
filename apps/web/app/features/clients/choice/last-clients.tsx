import type { ClientRow } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { clientsCopy } from '~/copy/clients.ts'
import { personName } from '~/format/person-name.ts'
import texts from '~/ui/text.module.css'
import { type ColoursOf, LastVisit } from '../client-row.tsx'
import { lastClientsQuery } from '../clients.ts'
import styles from './last-clients.module.css'

const { last: copy } = clientsCopy

type Props = {
  readonly coloursOf: ColoursOf
  readonly onChoose: (client: ClientRow) => void
  readonly onNobody: () => void
}

/** Recent clients, and 'without a client', each chosen with one tap. */
export function LastClients({ coloursOf, onChoose, onNobody }: Props) {
  const clients = useQuery(lastClientsQuery).data ?? []
  return (
    <ul className={styles.list} aria-label={copy.label}>
      {clients.map((client) => (
        <li key={client.id}>
          <button className={styles.row} type="button" onClick={() => onChoose(client)}>
            <span className={texts.name}>{personName(client.firstName, client.lastName)}</span>
            <LastVisit visit={client.lastVisit} coloursOf={coloursOf} />
          </button>
        </li>
      ))}
      <li>
        <button className={styles.row} type="button" onClick={onNobody}>
          <span className={texts.name}>{copy.nobody}</span>
          <span className={texts.note}>{copy.nobodyHint}</span>
        </button>
      </li>
    </ul>
  )
}
