import { appointmentsAsEvents, type SharedPact } from '@riflesso/consultation'
import { sharedPact, sharedPactDocument } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { queryOf } from '~/api/client.ts'
import { fetchFile } from '~/api/fetch-file.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { saveCalendar } from '~/salon/save-calendar.ts'
import { LinkPage, UnusableLink } from '~/shell/link-page.tsx'
import { Button } from '~/ui/button.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { Skeleton } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { PactSheet } from './pact-sheet.tsx'

const { shared: copy } = pactCopy

type Props = {
  /** Posted: it must not become part of a URL. */
  readonly token: string
}

/** Target of the link of a pact: its client reads it without a session. */
export function SharedPactPage() {
  return (
    <LinkPage incomplete={<Unusable text={copy.incomplete} />}>
      {(token) => <Shared key={token} token={token} />}
    </LinkPage>
  )
}

function Shared({ token }: Props) {
  const query = useQuery({
    ...queryOf(sharedPact, { body: { token } }, token),
    retry: false,
  })
  if (query.isPending) return <Skeleton height="40rem" />
  if (query.isError) return <Unusable text={messageOf(query.error)} />
  return <Opened token={token} pact={query.data} />
}

function Opened({ token, pact }: Props & { readonly pact: SharedPact }) {
  const { salonName, analysedAt, appointments } = pact.content
  const document = useApiMutation({
    mutationFn: () => fetchFile(sharedPactDocument.path, { token }),
    onSuccess: saveFile,
    failed: copy.documentFailed,
  })
  const events = appointmentsAsEvents({ appointments, from: new Date(analysedAt), name: salonName })
  return (
    <>
      <PactSheet pact={pact} level={1} />
      <div className="flex flex-wrap gap-2">
        <Button size="lg" pending={document.isPending} onClick={() => document.mutate()}>
          {copy.document}
        </Button>
        {events.length === 0 ? null : (
          <Button look="secondary" size="lg" onClick={() => saveCalendar(events)}>
            {copy.calendar}
          </Button>
        )}
      </div>
      <p className="text-muted text-sm">{copy.privacy}</p>
    </>
  )
}

const Unusable = ({ text }: { readonly text: string }) => <UnusableLink title={copy.invalid} text={text} />
