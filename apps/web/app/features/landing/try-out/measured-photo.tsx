import { describeReading } from '@riflesso/consultation'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tryOutCopy as copy } from '~/copy/public/try-out.ts'
import { paths } from '~/paths.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import { PhotoReading } from '~/reading/photo-reading.tsx'
import { ReadingState } from '~/reading/reading-state.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/state.tsx'
import type { PhotoAnswer } from '~/vision/reading-messages.ts'
import { readingQuery } from '~/vision/reading-query.ts'

/** No hints by the user. */
const NO_HINTS = { strokes: [], whitePoint: null } as const

type Props = { readonly photo: File; readonly onAnother: () => void }

/** A photo with the outline of its hair and its reading. */
export function MeasuredPhoto({ photo, onAnother }: Props) {
  const address = useObjectUrl(photo)
  const query = useQuery(readingQuery([address === null ? null : { key: address, file: photo, hints: NO_HINTS }, null]))
  const found = query.data?.[0]
  const answer = found?.key === address ? found : null
  const isRead = answer?.status === 'read'
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="relative overflow-hidden min-w-32 min-h-32 self-start rounded-picture bg-sunken justify-self-center">
        {address === null || answer?.status === 'unreadable' ? null : (
          <img className="block max-w-full max-h-[42dvh] md:max-h-[56dvh]" src={address} alt={copy.photo} />
        )}
        {answer?.status === 'read' ? <MaskLayer outline={answer.outline} /> : null}
      </div>
      <div className="grid content-start gap-4" aria-live="polite">
        {query.isError ? (
          <Notice tone="danger" title={copy.failed.title}>
            {copy.failed.text}
          </Notice>
        ) : answer === null ? (
          <p className="text-muted">{copy.working}</p>
        ) : (
          <Answer answer={answer} />
        )}
        {isRead ? <p className="text-base leading-normal">{copy.next}</p> : null}
      </div>
      <div className="sticky bottom-0 flex flex-wrap py-3 bg-card gap-3 md:col-[2]">
        {isRead ? (
          <ButtonLink to={paths.authRegister} reloadDocument>
            {copy.start}
          </ButtonLink>
        ) : null}
        <Button look="secondary" onClick={onAnother}>
          {copy.another}
        </Button>
      </div>
    </div>
  )
}

function Answer({ answer }: { readonly answer: PhotoAnswer }) {
  if (answer.status !== 'read') {
    const { title, text } = answer.status === 'unreadable' ? copy.unreadable : copy.noHair
    return (
      <Notice tone="warning" title={title}>
        {text}
      </Notice>
    )
  }
  const { colorName, judged } = describeReading(answer.reading)
  return (
    <>
      <ReadingState judged={judged} />
      <p className="font-display text-2xl tracking-tight leading-[1.15]">{colorName}</p>
      <PhotoReading reading={answer.reading} />
    </>
  )
}

/** Object URL of the visitor's file while it is shown. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
