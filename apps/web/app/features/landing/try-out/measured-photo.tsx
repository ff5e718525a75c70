import { describeReading } from '@riflesso/consultation'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tryOutCopy as copy } from '~/copy/public/try-out.ts'
import { paths } from '~/paths.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import { PhotoReading } from '~/reading/photo-reading.tsx'
import { ReadingState } from '~/reading/reading-state.tsx'
import { Button, ButtonLink } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import type { PhotoAnswer } from '~/vision/reading-messages.ts'
import { readingQuery } from '~/vision/reading-query.ts'
import styles from './measured-photo.module.css'

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
    <div className={styles.columns}>
      <div className={styles.photo}>
        {address === null || answer?.status === 'unreadable' ? null : (
          <img className={styles.picture} src={address} alt={copy.photo} />
        )}
        {answer?.status === 'read' ? <MaskLayer outline={answer.outline} /> : null}
      </div>
      <div className={styles.result} aria-live="polite">
        {query.isError ? (
          <Notice tone="danger" title={copy.failed.title}>
            {copy.failed.text}
          </Notice>
        ) : answer === null ? (
          <p className={texts.quiet}>{copy.working}</p>
        ) : (
          <Answer answer={answer} />
        )}
        {isRead ? <p className={styles.next}>{copy.next}</p> : null}
      </div>
      <div className={styles.buttons}>
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
      <p className={styles.name}>{colorName}</p>
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
