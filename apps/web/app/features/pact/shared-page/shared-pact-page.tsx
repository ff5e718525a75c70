import { appointmentsAsEvents } from '@riflesso/consultation'
import type { PactPicture, SharedPact } from '@riflesso/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { saveCalendar } from '~/salon/appointments/save-calendar.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { saveFile } from '~/ui/save-file.ts'
import { Skeleton } from '~/ui/state/skeleton.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { sharedDocument, sharedPactQuery, sharedPicture } from '../api/shared-pact.ts'
import { PactSheet } from '../components/pact-sheet.tsx'
import { PrintedPact } from '../components/printed-pact.tsx'
import styles from './shared-pact-page.module.css'

const { shared: copy } = pactCopy

/** Target of the link of a pact: its client reads it without a session. The token is in the URL fragment. */
export function SharedPactPage() {
  const token = useLocation().hash.slice(1)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brandmark />
      </header>
      <main className={styles.main}>
        {token === '' ? <Unusable text={copy.incomplete} /> : <Shared key={token} token={token} />}
      </main>
    </div>
  )
}

function Shared({ token }: { readonly token: string }) {
  const query = useQuery(sharedPactQuery(token))
  if (query.isPending) return <Skeleton height="40rem" />
  if (query.isError) return <Unusable text={messageOf(query.error)} />
  return <Opened token={token} pact={query.data} />
}

function Opened({ token, pact }: { readonly token: string; readonly pact: SharedPact }) {
  const { salonName, analysedAt, appointments } = pact.content
  const prima = usePicture(token, pact, 'prima')
  const simulazione = usePicture(token, pact, 'simulazione')
  const pictureOf = (picture: PactPicture) => ({ prima, simulazione })[picture]
  const document = useMutation({
    mutationFn: () => sharedDocument(token),
    onSuccess: saveFile,
    onError: (error) => toast.error({ title: copy.documentFailed, text: messageOf(error) }),
  })
  const events = appointmentsAsEvents({ appointments, from: new Date(analysedAt), name: salonName })
  return (
    <>
      <PactSheet pact={pact} level={1} pictureOf={pictureOf} />
      <PrintedPact pact={pact} pictureOf={pictureOf} />
      <div className={layout.wrap}>
        <Button size="lg" pending={document.isPending} onClick={() => document.mutate()}>
          {copy.document}
        </Button>
        {events.length === 0 ? null : (
          <Button look="secondary" size="lg" onClick={() => saveCalendar(events)}>
            {copy.calendar}
          </Button>
        )}
      </div>
      <p className={texts.note}>{copy.privacy}</p>
    </>
  )
}

/** Object URL of a picture; null while it loads, or if the pact has none. */
function usePicture(token: string, { pictures }: SharedPact, picture: PactPicture): string | null {
  const [address, setAddress] = useState<string | null>(null)
  const isShown = pictures.includes(picture)
  useEffect(() => {
    if (!isShown) return
    let made: string | null = null
    let isLeft = false
    sharedPicture(token, picture).then(
      (file) => {
        if (isLeft) return
        made = URL.createObjectURL(file)
        setAddress(made)
      },
      // The page is readable without it.
      () => undefined,
    )
    return () => {
      isLeft = true
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [token, picture, isShown])
  return address
}

function Unusable({ text }: { readonly text: string }) {
  return (
    <div role="alert">
      <Heading level={1} size="page">
        {copy.invalid}
      </Heading>
      <p>{text}</p>
    </div>
  )
}
