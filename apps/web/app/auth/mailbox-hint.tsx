import { developmentMailbox } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { Notice } from '~/ui/state/notice.tsx'

const { mailbox: copy } = authCopy

/** Link to the development mailbox, on a server without SMTP. */
export function MailboxHint() {
  const { data } = useQuery({
    queryKey: [developmentMailbox.path],
    queryFn: ({ signal }) => call(developmentMailbox, {}, { signal }),
  })
  if (!data?.path) return null
  return (
    <Notice tone="info" title={copy.title}>
      {copy.text}{' '}
      <a className="text-inherit font-semibold" href={data.path} target="_blank" rel="noreferrer">
        {copy.open}
      </a>
    </Notice>
  )
}
