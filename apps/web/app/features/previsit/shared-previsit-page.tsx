import { sharedPrevisit } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { queryOf } from '~/api/client.ts'
import { previsitCopy } from '~/copy/previsit.ts'
import { LinkPage, UnusableLink } from '~/shell/link-page.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice, Skeleton } from '~/ui/state.tsx'
import { PrevisitForm } from './previsit-form.tsx'

const { shared: copy } = previsitCopy

/** Target of the link to the questions before a visit: the client answers them without a session, once. */
export function SharedPrevisitPage() {
  return (
    <LinkPage incomplete={<UnusableLink title={copy.invalid} text={copy.incomplete} />}>
      {(token) => <Shared key={token} token={token} />}
    </LinkPage>
  )
}

function Shared({ token }: { readonly token: string }) {
  const [isSent, setSent] = useState(false)
  // Answers that are being typed are not to be replaced by a reload.
  const query = useQuery({
    ...queryOf(sharedPrevisit, { body: { token } }, token),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (query.isPending) return <Skeleton height="40rem" />
  if (query.isError) return <UnusableLink title={copy.invalid} text={messageOf(query.error)} />
  const { salonName } = query.data
  const isOver = isSent || query.data.isSent
  return (
    <>
      <Heading level={1}>{copy.page}</Heading>
      {isOver ? (
        <Notice tone="ok" role="status" title={copy.sent}>
          {copy.sentText(salonName)}
        </Notice>
      ) : (
        <>
          <p className="text-muted text-base">{copy.lead(salonName)}</p>
          <PrevisitForm token={token} onSent={() => setSent(true)} />
        </>
      )}
    </>
  )
}
