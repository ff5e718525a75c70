import { appointmentsAsEvents, type SharedPact } from '@riflesso/consultation'
import { sharedPact, sharedPactDocument } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { queryOf } from '~/api/client.ts'
import { fetchFile } from '~/api/fetch-file.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { saveCalendar } from '~/salon/save-calendar.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { Skeleton } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { PactSheet } from './pact-sheet.tsx'

const { shared: copy } = pactCopy

type Props = {
  /** Posted: it must not become part of a URL. */
  readonly token: string
}

/** Target of the link of a pact: its client reads it without a session. The token is in the URL fragment. */
export function SharedPactPage() {
  const token = useLocation().hash.slice(1)
  return (
    <div className="grid max-w-224 pt-6 px-(--page-margin) pb-12 mx-auto gap-6">
      <header>
        <Brandmark />
      </header>
      <main className="grid gap-4">
        {token === '' ? <Unusable text={copy.incomplete} /> : <Shared key={token} token={token} />}
      </main>
    </div>
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

function Unusable({ text }: { readonly text: string }) {
  return (
    <div role="alert">
      <Heading level={1}>{copy.invalid}</Heading>
      <p>{text}</p>
    </div>
  )
}
