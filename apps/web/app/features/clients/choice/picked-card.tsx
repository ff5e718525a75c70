import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { clientCardQuery } from '../api/client-card.ts'
import { CardSafety } from '../card/card-safety.tsx'
import styles from './picked-card.module.css'

const { safety: copy } = clientCardsCopy

type Props = {
  readonly clientId: string
  /** Asks for the consent to photos, where the card does not hold it. */
  readonly consent: ReactNode
}

/** What the analysis will take from the card of the client that was chosen. */
export function PickedCard({ clientId, consent }: Props) {
  const query = useQuery(clientCardQuery(clientId))
  if (query.data)
    return (
      <div className={styles.card}>
        <CardSafety card={query.data} />
        {query.data.agreed.photos ? null : consent}
      </div>
    )
  return (
    <div className={styles.card}>
      <p className={styles.status} role="status">
        {query.isError ? copy.failed : copy.loading}
      </p>
      {query.isError ? consent : null}
    </div>
  )
}
