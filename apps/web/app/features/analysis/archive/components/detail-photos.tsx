import type { PhotoCredit as Credit } from '@riflesso/contract'
import { useState } from 'react'
import { photoAddress } from '~/api/photo-address.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { commonCopy } from '~/copy/common.ts'
import { longDate } from '~/format/dates.ts'
import { Chip } from '~/ui/button.tsx'
import { PhotoCredit } from '~/ui/picture/photo-credit.tsx'
import type { PhotoSlot } from '../full-analysis.ts'

const { detail: copy } = archiveCopy

type Props = {
  readonly id: string
  readonly slots: readonly PhotoSlot[]
  /** False without the client's consent to keeping photos. */
  readonly kept: boolean
  /** Time of deletion; null while they exist. */
  readonly deletedAt: string | null
  readonly dopoCredit: Credit | null
}

/** The stored photos; missing photos are omitted. */
export function DetailPhotos({ id, slots, kept, deletedAt, dopoCredit }: Props) {
  const [gone, setGone] = useState<readonly PhotoSlot[]>([])
  const shown = slots.filter((slot) => !gone.includes(slot))
  if (deletedAt !== null)
    return <p className="text-muted text-sm">{copy.photosDeleted(longDate(new Date(deletedAt)))}</p>
  if (!kept) return <p className="text-muted text-sm">{copy.photosNotKept}</p>
  if (shown.length === 0 && dopoCredit === null) return null
  return (
    <div className="grid gap-3 auto-cols-fr grid-flow-col md:auto-cols-[10.5rem]">
      {shown.map((slot) => (
        <figure key={slot} className="grid gap-1">
          <img
            className="w-full rounded-picture max-h-80 aspect-4/5 bg-sunken object-contain"
            src={photoAddress(id, slot)}
            alt={copy.photoAlt[slot]}
            onError={() => setGone((before) => [...before, slot])}
          />
          <figcaption className="text-muted text-sm text-center">{copy.photos[slot]}</figcaption>
        </figure>
      ))}
      {dopoCredit ? (
        <p className="flex flex-wrap items-center text-muted text-xs gap-y-1 gap-x-2.5 col-span-full wrap-anywhere">
          <Chip tone="copper">{commonCopy.credit.web}</Chip>
          <PhotoCredit {...dopoCredit} />
        </p>
      ) : null}
    </div>
  )
}
