import type { Sample } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sampleFile, samplesQuery } from '~/api/samples.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorState, Skeleton } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'

const listStyle = 'grid p-0 m-0 gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] list-none'

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
        <p className="text-muted">{copy.intro}</p>
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
      <div className={listStyle} role="status" aria-label={copy.loading}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-42" />
        ))}
      </div>
    )
  if (query.isError) return <ErrorState title={copy.failed} onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <p>{copy.none}</p>
  return (
    <ul className={listStyle}>
      {query.data.map((sample) => (
        <li key={sample.id}>
          <button
            className="grid content-start size-full pt-2 px-2 pb-3 border border-line rounded-card bg-card text-ink cursor-pointer gap-2 text-left hover:border-control disabled:cursor-progress disabled:opacity-60"
            type="button"
            disabled={busy}
            onClick={() => void pick(sample)}
          >
            <span className="grid overflow-hidden h-32 rounded-field gap-0.5 auto-cols-fr grid-flow-col">
              {sample.primaUrl ? (
                <img className="size-full bg-sunken object-cover" src={sample.primaUrl} alt={slots.prima.name} />
              ) : null}
              {sample.dopoUrl ? (
                <img className="size-full bg-sunken object-cover" src={sample.dopoUrl} alt={slots.dopo.name} />
              ) : null}
            </span>
            <span className="px-1.5 font-semibold">{sample.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
