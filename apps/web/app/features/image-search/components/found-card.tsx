import '@mantine/core/styles/Loader.layer.css'
import { Loader } from '@mantine/core'
import type { FoundImage } from '@riflesso/contract'
import { type Ref, useState } from 'react'
import { imageSearchCopy as copy } from '~/copy/analysis/image-search.ts'
import { PhotoCredit } from '~/ui/picture/photo-credit.tsx'
import styles from './found-card.module.css'

type Props = {
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly image: FoundImage
  /** `chosen` while it is downloaded, `waiting` while another one is. */
  readonly state: 'free' | 'chosen' | 'waiting'
  readonly onChoose: () => void
}

/** A search result with its credit; pressing it chooses it. */
export function FoundCard({ ref, image, state, onChoose }: Props) {
  const { thumbnailUrl, title, alt, credit } = image
  const [seen, setSeen] = useState<'not-yet' | 'yes' | 'never'>('not-yet')
  return (
    <article className={styles.card} data-state={state}>
      <button
        ref={ref}
        className={styles.choose}
        type="button"
        aria-label={copy.use(title)}
        aria-busy={state === 'chosen'}
        aria-disabled={state !== 'free'}
        onClick={() => state === 'free' && onChoose()}
      >
        <span className={styles.frame}>
          {seen === 'never' ? (
            <span className={styles.missing}>{copy.unseen}</span>
          ) : (
            <img
              className={styles.picture}
              data-seen={seen === 'yes' || undefined}
              src={thumbnailUrl}
              alt={alt}
              onLoad={() => setSeen('yes')}
              onError={() => setSeen('never')}
            />
          )}
          {state === 'chosen' ? (
            <span className={styles.fetching} role="status" aria-label={copy.choosing}>
              <Loader size="1.75rem" color="var(--plum)" aria-hidden />
            </span>
          ) : null}
        </span>
        <span className={styles.title}>{title}</span>
      </button>
      {credit ? (
        <p className={styles.credit}>
          <PhotoCredit {...credit} />
        </p>
      ) : null}
    </article>
  )
}
