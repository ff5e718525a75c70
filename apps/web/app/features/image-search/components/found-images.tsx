import '@mantine/core/styles/Loader.layer.css'
import { Loader } from '@mantine/core'
import { type FoundImage, IMAGE_SEARCH_PAGE } from '@riflesso/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef, useState } from 'react'
import { imageSearchCopy as copy } from '~/copy/analysis/image-search.ts'
import { Button } from '~/ui/button.tsx'
import { PhotoCredit } from '~/ui/picture/photo-credit.tsx'
import { EmptyState, ErrorState, Skeleton } from '~/ui/state.tsx'
import { foundImagesQuery } from '../api/search-images.ts'
import { searchFailure } from '../model/failures.ts'

const gridStyle = 'grid p-0 m-0 gap-y-4 gap-x-3 grid-cols-2 list-none md:gap-y-5 md:gap-x-4 md:grid-cols-3'

const PLACES = Array.from({ length: IMAGE_SEARCH_PAGE }, (_, place) => place)

type Props = {
  /** '' before the first search. */
  readonly term: string
  /** The picture being downloaded. */
  readonly chosen: FoundImage | null
  readonly onChoose: (image: FoundImage) => void
}

/** Search results, four at a time, or an empty or error state. */
export function FoundImages({ term, chosen, onChoose }: Props) {
  const query = useInfiniteQuery({ ...foundImagesQuery(term), enabled: term !== '' })
  const images = query.data?.pages.flatMap((page) => page.images) ?? []
  const pages = query.data?.pages.length ?? 0
  const fresh = useRef<HTMLButtonElement>(null)
  const firstOfPage = images.length - (query.data?.pages.at(-1)?.images.length ?? 0)

  useEffect(() => {
    // 'MOSTRA ALTRI' disappears after the last page: move the focus.
    if (pages > 1 && document.activeElement === document.body) fresh.current?.focus()
  }, [pages])

  if (term === '') return <EmptyState title={copy.empty.title} text={copy.empty.text} />
  if (query.isPending)
    return (
      <div className={gridStyle} role="status" aria-label={copy.loading}>
        <Waiting />
      </div>
    )

  const failure = query.isError ? searchFailure(query.error) : null
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  const isEmpty = images.length === 0 && !query.hasNextPage && !failure
  return (
    <>
      <p className="text-muted text-sm tabular-nums empty:hidden" role="status">
        {images.length > 0 ? copy.found(images.length, term) : ''}
      </p>
      {isEmpty ? <EmptyState title={copy.none.title(term)} text={copy.none.text} /> : null}
      {images.length > 0 ? (
        <ul className={gridStyle} aria-label={copy.results}>
          {images.map((image, index) => (
            <li key={image.imageUrl}>
              <FoundCard
                ref={index === firstOfPage ? fresh : undefined}
                image={image}
                state={chosen === null ? 'free' : chosen.imageUrl === image.imageUrl ? 'chosen' : 'waiting'}
                onChoose={() => onChoose(image)}
              />
            </li>
          ))}
          {query.isFetchingNextPage ? <Waiting as="li" /> : null}
        </ul>
      ) : null}
      {query.hasNextPage && !failure ? (
        <div className="grid justify-items-center">
          <Button look="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {copy.more}
          </Button>
        </div>
      ) : null}
      {images.length > 0 && !query.hasNextPage ? <p className="text-muted text-sm text-center">{copy.end}</p> : null}
      {failure ? (
        <ErrorState title={failure.title} text={failure.text} onRetry={failure.retriable ? retry : undefined} />
      ) : null}
    </>
  )
}

/** Skeletons in the size of the results. */
function Waiting({ as: Tag = 'div' }: { readonly as?: 'div' | 'li' }) {
  return PLACES.map((place) => (
    <Tag key={place}>
      <Skeleton className="h-auto rounded-picture aspect-3/4" />
      <Skeleton className="w-[70%] h-5 mt-2" />
    </Tag>
  ))
}

type FoundCardProps = {
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly image: FoundImage
  /** `chosen` while it is downloaded, `waiting` while another one is. */
  readonly state: 'free' | 'chosen' | 'waiting'
  readonly onChoose: () => void
}

/** A search result with its credit; pressing it chooses it. */
function FoundCard({ ref, image, state, onChoose }: FoundCardProps) {
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
