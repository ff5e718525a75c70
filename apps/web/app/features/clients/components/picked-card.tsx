import { useQuery } from '@tanstack/react-query'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { clientCardQuery } from '../api/client-card.ts'
import { CardSafety } from './card-safety.tsx'
import styles from './picked-card.module.css'

const { safety: copy } = clientCardsCopy

/** What the analysis will take from the card of the client that was chosen. */
export function PickedCard({ clientId }: { readonly clientId: string }) {
  const query = useQuery(clientCardQuery(clientId))
  if (query.data) return <CardSafety card={query.data} />
  return (
    <p className={styles.status} role="status">
      {query.isError ? copy.failed : copy.loading}
    </p>
  )
}
