import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { CardSafety } from '../card/card-safety.tsx'
import { clientCardQuery } from '../client-card.ts'

const { safety: copy } = clientCardsCopy

type Props = {
  readonly clientId: string
  /** Asks for photo consent if the card has none. */
  readonly consent: ReactNode
}

/** Data that the analysis takes from the chosen client's card. */
export function PickedCard({ clientId, consent }: Props) {
  const query = useQuery(clientCardQuery(clientId))
  if (query.data)
    return (
      <div className="grid gap-4">
        <CardSafety card={query.data} />
        {query.data.agreed.photos ? null : consent}
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="text-muted text-xs" role="status">
        {query.isError ? copy.failed : copy.loading}
      </p>
      {query.isError ? consent : null}
    </div>
  )
}
