import type { PhotoCredit as Credit } from '@riflesso/contract'
import { useState } from 'react'
import { photoAddress } from '~/api/photo-address.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { commonCopy } from '~/copy/common.ts'
import { longDate } from '~/format/dates.ts'
import { Chip } from '~/ui/button/chip.tsx'
import { PhotoCredit } from '~/ui/picture/photo-credit.tsx'
import texts from '~/ui/text.module.css'
import type { PhotoSlot } from '../full-analysis.ts'
import styles from './detail-photos.module.css'

const { detail: copy } = archiveCopy

type Props = {
  readonly id: string
  readonly slots: readonly PhotoSlot[]
  /** False without the client's consent to keeping photos. */
  readonly kept: boolean
  /** Time of deletion; null while they exist. */
  readonly deletedAt: string | null
  /** Credit of a target photo from the web. */
  readonly dopoCredit: Credit | null
}

/** The stored photos; missing photos are omitted. */
export function DetailPhotos({ id, slots, kept, deletedAt, dopoCredit }: Props) {
  const [gone, setGone] = useState<readonly PhotoSlot[]>([])
  const shown = slots.filter((slot) => !gone.includes(slot))
  if (deletedAt !== null) return <p className={texts.note}>{copy.photosDeleted(longDate(new Date(deletedAt)))}</p>
  if (!kept) return <p className={texts.note}>{copy.photosNotKept}</p>
  if (shown.length === 0 && dopoCredit === null) return null
  return (
    <div className={styles.photos}>
      {shown.map((slot) => (
        <figure key={slot} className={styles.figure}>
          <img
            className={styles.picture}
            src={photoAddress(id, slot)}
            alt={copy.photoAlt[slot]}
            onError={() => setGone((before) => [...before, slot])}
          />
          <figcaption className={texts.centred}>{copy.photos[slot]}</figcaption>
        </figure>
      ))}
      {dopoCredit ? (
        <p className={styles.credit}>
          <Chip tone="copper">{commonCopy.credit.web}</Chip>
          <PhotoCredit {...dopoCredit} />
        </p>
      ) : null}
    </div>
  )
}
