import { IconPhotoPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sampleFile, samplesQuery } from '~/api/samples.ts'
import { tryOutCopy as copy } from '~/copy/public/try-out.ts'
import { Button } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { ErrorState, Skeleton } from '~/ui/state.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'

const pictureStyle = 'w-full rounded-picture aspect-3/4 bg-sunken object-cover'

type Props = { readonly onChoose: (photo: File) => void }

/** Chooses the visitor's own photo or a sample. */
export function PhotoChoice({ onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-5 justify-items-start">
      <p className="text-muted text-base">{copy.lead}</p>
      <Button size="lg" icon={IconPhotoPlus} onClick={() => input.current?.click()}>
        {copy.own}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={copy.own}
        tabIndex={-1}
        hidden
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0]
          if (file) onChoose(file)
        }}
      />
      <Heading level={3}>{copy.orSample}</Heading>
      <Samples onChoose={onChoose} />
    </div>
  )
}

function Samples({ onChoose }: Props) {
  const query = useQuery(samplesQuery)
  const [failed, setFailed] = useState(false)
  if (query.isError || failed)
    return (
      <ErrorState
        title={copy.samples.failed}
        onRetry={() => {
          setFailed(false)
          void query.refetch()
        }}
      />
    )
  return (
    <ul className="grid w-full gap-3.5 grid-cols-[1fr_1fr] md:grid-cols-[repeat(4,1fr)]">
      {query.data
        ? query.data.map(({ id, title, dopoUrl }) =>
            dopoUrl === null ? null : (
              <li key={id}>
                <button
                  type="button"
                  className="grid w-full p-0 border-0 rounded-picture bg-transparent text-ink cursor-pointer text-sm font-semibold gap-2 text-left"
                  onClick={() => sampleFile(dopoUrl, `${id}.jpg`).then(onChoose, () => setFailed(true))}
                >
                  <img src={dopoUrl} alt="" className={pictureStyle} />
                  <span>{title}</span>
                </button>
              </li>
            ),
          )
        : [1, 2, 3, 4].map((place) => (
            <li key={place}>
              <Skeleton className={pictureStyle} />
            </li>
          ))}
      {query.isPending ? (
        <li>
          <VisuallyHidden>{copy.samples.loading}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  )
}
