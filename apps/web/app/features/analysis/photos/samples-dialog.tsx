import type { Sample } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sampleFile, samplesQuery } from '~/api/samples.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { Skeleton } from '~/ui/state/skeleton.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import styles from './samples-dialog.module.css'

const {
  photos: { samples: copy, slots },
  toasts,
} = analysisCopy

type Picked = { readonly prima: File | null; readonly dopo: File | null }

/** Fills the photo slots with sample photos. */
export function SamplesDialog({ onPick }: { readonly onPick: (files: Picked) => void }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button look="plain" size="sm" onClick={() => setOpened(true)}>
        {copy.open}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={copy.title} size="lg">
        <p className={texts.quiet}>{copy.intro}</p>
        <SampleList
          onPick={(files) => {
            setOpened(false)
            onPick(files)
          }}
        />
      </Dialog>
    </>
  )
}

function SampleList({ onPick }: { readonly onPick: (files: Picked) => void }) {
  const query = useQuery(samplesQuery)
  const [busy, setBusy] = useState(false)

  const pick = async ({ id, primaUrl, dopoUrl }: Sample) => {
    setBusy(true)
    try {
      onPick({
        prima: primaUrl ? await sampleFile(primaUrl, `${id}-prima.jpg`) : null,
        dopo: dopoUrl ? await sampleFile(dopoUrl, `${id}-dopo.jpg`) : null,
      })
    } catch {
      toast.error(toasts.sampleFailed)
    } finally {
      setBusy(false)
    }
  }

  if (query.isPending)
    return (
      <div className={styles.list} role="status" aria-label={copy.loading}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className={styles.waiting} />
        ))}
      </div>
    )
  if (query.isError) return <ErrorState title={copy.failed} onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <p>{copy.none}</p>
  return (
    <ul className={styles.list}>
      {query.data.map((sample) => (
        <li key={sample.id}>
          <button className={styles.sample} type="button" disabled={busy} onClick={() => void pick(sample)}>
            <span className={styles.pair}>
              {sample.primaUrl ? <img className={styles.picture} src={sample.primaUrl} alt={slots.prima.name} /> : null}
              {sample.dopoUrl ? <img className={styles.picture} src={sample.dopoUrl} alt={slots.dopo.name} /> : null}
            </span>
            <span className={styles.title}>{sample.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
