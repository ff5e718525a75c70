import { type FoundImage, IMAGE_SEARCH_PAGE } from '@riflesso/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { imageSearchCopy as copy } from '~/copy/analysis/image-search.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '~/ui/state.tsx'
import { foundImagesQuery } from '../api/search-images.ts'
import { searchFailure } from '../model/failures.ts'
import { FoundCard } from './found-card.tsx'

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
