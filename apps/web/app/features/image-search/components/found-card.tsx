import '@mantine/core/styles/Loader.layer.css'
import { Loader } from '@mantine/core'
import type { FoundImage } from '@riflesso/contract'
import { type Ref, useState } from 'react'
import { imageSearchCopy as copy } from '~/copy/analysis/image-search.ts'
import { PhotoCredit } from '~/ui/picture/photo-credit.tsx'

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
    <article className="grid content-start gap-1 data-[state=waiting]:opacity-[0.55]" data-state={state}>
      <button
        ref={ref}
        className="grid w-full p-0 border-0 rounded-picture bg-transparent text-ink cursor-pointer gap-2 text-left aria-disabled:cursor-progress group/choose"
        type="button"
        aria-label={copy.use(title)}
        aria-busy={state === 'chosen'}
        aria-disabled={state !== 'free'}
        onClick={() => state === 'free' && onChoose()}
      >
        <span className="relative grid overflow-hidden rounded-picture bg-sunken aspect-3/4 group-not-aria-disabled/choose:group-hover/choose:outline-2 group-not-aria-disabled/choose:group-hover/choose:outline-plum group-not-aria-disabled/choose:group-hover/choose:outline-offset-2">
          {seen === 'never' ? (
            <span className="self-center p-4 text-muted text-xs text-center">{copy.unseen}</span>
          ) : (
            <img
              className="size-full object-cover opacity-0 [transition:opacity_160ms_ease] data-seen:opacity-100"
              data-seen={seen === 'yes' || undefined}
              src={thumbnailUrl}
              alt={alt}
              onLoad={() => setSeen('yes')}
              onError={() => setSeen('never')}
            />
          )}
          {state === 'chosen' ? (
            <span
              className="absolute grid bg-[color-mix(in_srgb,var(--card)_65%,transparent)] inset-0 place-items-center"
              role="status"
              aria-label={copy.choosing}
            >
              <Loader size="1.75rem" color="var(--plum)" aria-hidden />
            </span>
          ) : null}
        </span>
        <span className="font-semibold leading-[1.35] wrap-anywhere">{title}</span>
      </button>
      {credit ? (
        <p className="flex flex-wrap text-muted text-2xs gap-y-0.5 gap-x-2.5 wrap-anywhere">
          <PhotoCredit {...credit} />
        </p>
      ) : null}
    </article>
  )
}
