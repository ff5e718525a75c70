import type { PublishChannel } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { shareCopy } from '~/copy/analysis/share.ts'
import { photoToSend } from '~/photo/photo-file.ts'
import { PROBLEM_SENTENCES } from '~/photo/problem-sentences.ts'
import { shownPicture } from '~/photo/server-picture.ts'
import { Button } from '~/ui/button.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import { handToApp } from '~/ui/hand-to-app.ts'
import { saveFile } from '~/ui/save-file.ts'
import { ErrorState, Skeleton } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { exportFileName } from './export-name.ts'
import type { StoryOf } from './story-picture.ts'

const { story: copy } = shareCopy

export type StoryProps = Pick<StoryOf, 'analysisId' | 'analysis' | 'option'> & {
  /** Whether a stored Prima photo exists. */
  readonly hasPhoto: boolean
  /** Channels that the client consents to; null without a client, who is asked every time. */
  readonly publishes: readonly PublishChannel[] | null
  /** A photo of the finished work that was taken already; null without one. */
  readonly taken?: File | null
  readonly onDone?: () => void
}

/** Preview, settings and share button of the story. Photos need the client's consent to this channel. */
export function Story({ analysisId, analysis, option, hasPhoto, publishes, taken = null, onDone }: StoryProps) {
  const { companyName, firstName, lastName } = useCurrentUser()
  const mayPublish = publishes === null || publishes.includes('instagram')
  const [isChosen, setIsChosen] = useState(false)
  const [added, setFinished] = useState<File | null>(null)
  // The consent may be withdrawn while the story is open.
  const withPhotos = isChosen && mayPublish
  const finished = mayPublish ? added : null
  const salon = companyName ?? `${firstName} ${lastName}`
  const story = useQuery({
    queryKey: ['story', analysisId, option, withPhotos, finished?.name, finished?.lastModified],
    queryFn: async () => {
      const { drawStory } = await import('./story-picture.ts')
      return drawStory({ analysisId, analysis, option, salon, withPhotos, finished })
    },
    gcTime: 0,
    retry: false,
  })
  const address = useAddress(story.data)

  const add = async (original: File) => {
    const file = await photoToSend(original)
    if (typeof file === 'string') return toast.error(PROBLEM_SENTENCES[file])
    const shown = await shownPicture(file).catch(() => null)
    if (shown) setFinished(new File([shown], file.name, { type: shown.type }))
    else toast.error(PROBLEM_SENTENCES.broken)
  }
  const share = async (picture: Blob) => {
    const file = new File([picture], exportFileName(null, analysis.colorName, 'jpg'), { type: picture.type })
    const handed = await handToApp({ files: [file], title: shareCopy.title(analysis.colorName) })
    if (handed === 'cancelled') return
    if (handed === 'app') toast.success(copy.toasts.shared)
    else {
      saveFile(file)
      toast.success({ title: copy.toasts.saved.title, text: copy.toasts.saved.text(file.name) })
    }
    onDone?.()
  }
  return (
    <div className="grid gap-3">
      <div className="grid w-[min(100%,48dvh_*_9_/_16)] aspect-9/16 mx-auto [&>img]:size-full [&>img]:border [&>img]:border-line [&>img]:rounded-picture">
        {story.isError ? (
          <ErrorState title={copy.failed} onRetry={() => void story.refetch()} />
        ) : address === null ? (
          <div role="status" aria-label={copy.drawing}>
            <Skeleton height="100%" radius="var(--radius-picture)" />
          </div>
        ) : (
          <img src={address} alt={copy.alt} />
        )}
      </div>
      <p className="text-muted text-sm text-center">{copy.intro}</p>
      {hasPhoto && analysis.prima !== null ? (
        <CheckField
          label={copy.photos.label}
          description={mayPublish ? copy.photos.hint : copy.photos.noConsent}
          disabled={!mayPublish}
          checked={withPhotos}
          onChange={(event) => {
            const { checked } = event.currentTarget
            setIsChosen(checked)
            setFinished(null)
            if (checked && taken) void add(taken)
          }}
        />
      ) : null}
      {withPhotos && finished === null ? (
        <FileButton size="md" onFile={(file) => void add(file)}>
          {copy.addFinished}
        </FileButton>
      ) : null}
      {finished === null ? null : (
        <Button look="secondary" size="md" onClick={() => setFinished(null)}>
          {copy.removeFinished}
        </Button>
      )}
      <Button size="lg" disabled={story.data === undefined} onClick={() => story.data && void share(story.data)}>
        {copy.share}
      </Button>
    </div>
  )
}

/** Object URL of a picture while it is shown; null without one. */
function useAddress(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (picture === undefined) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [picture])
  return address
}
