import { type ClientCard, linkPrevisit, unlinkPrevisit } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { previsitCopy } from '~/copy/previsit.ts'
import { longDate } from '~/format/dates.ts'
import { Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Fold } from '~/ui/fold.tsx'
import { Heading } from '~/ui/heading.tsx'
import { LinkButtons, MadeLink } from '~/ui/made-link.tsx'
import { ErrorState, Skeleton } from '~/ui/state.tsx'
import { WhatsAppLink } from '~/ui/whatsapp-link.tsx'
import { PrevisitAnswers } from './previsit-answers.tsx'
import { previsitsQuery, usePrevisitCall } from './previsits.ts'

const { card: copy } = previsitCopy

type Props = { readonly card: Pick<ClientCard, 'id' | 'phone'> }

/** The questions before a visit on a client's card: the link to send, and what she answered. */
export function PrevisitSection({ card }: Props) {
  const query = useQuery(previsitsQuery(card.id))
  const [latest, ...earlier] = query.data?.previsits ?? []
  return (
    <Card aria-labelledby="card-previsit">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} id="card-previsit">
          {copy.title}
        </Heading>
        {latest?.isNew ? <Chip tone="copper">{copy.new}</Chip> : null}
      </div>
      <div className="grid mt-3.5 gap-4">
        {query.isPending ? <Skeleton height="6rem" /> : null}
        {query.isError ? (
          <ErrorState title={copy.loadFailed} text={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : null}
        {latest ? <PrevisitAnswers clientId={card.id} previsit={latest} /> : null}
        {earlier.length > 0 ? (
          <Fold title={copy.earlier}>
            {earlier.map((previsit) => (
              <PrevisitAnswers key={previsit.id} clientId={card.id} previsit={previsit} />
            ))}
          </Fold>
        ) : null}
        {query.data ? <PrevisitLink card={card} expiresAt={query.data.linkExpiresAt} /> : null}
      </div>
    </Card>
  )
}

/** Makes, shows once, and revokes the link of a client. */
function PrevisitLink({ card: { id, phone }, expiresAt }: Props & { readonly expiresAt: string | null }) {
  const [address, setAddress] = useState<string | null>(null)
  const params = { id }
  const link = usePrevisitCall(id, () => call(linkPrevisit, { params }), { onDone: (made) => setAddress(made.address) })
  const unlink = usePrevisitCall(id, () => call(unlinkPrevisit, { params }), { done: copy.revoked })
  const isOpen = expiresAt !== null
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">{isOpen ? copy.open(longDate(new Date(expiresAt))) : copy.invite}</p>
      {address !== null && isOpen ? (
        <MadeLink address={address} copy={copy}>
          <WhatsAppLink phone={phone} text={copy.message(address)} />
        </MadeLink>
      ) : null}
      <LinkButtons isOpen={isOpen} link={link} unlink={unlink} copy={copy} />
    </div>
  )
}
