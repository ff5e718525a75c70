import {
  type DownloadedImage,
  downloadImage,
  type FoundImage,
  IMAGE_SEARCH_MIN_LENGTH,
  messages,
} from '@riflesso/contract'
import { IconSearch } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '~/api/client.ts'
import { imageSearchCopy as copy } from '~/copy/analysis/image-search.ts'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { useEngine } from '../api/use-engine.ts'
import { downloadFailure } from '../model/failures.ts'
import { FoundImages } from './found-images.tsx'

/**
 * Downloads a found picture as a file, such as 'image_1767225600000.jpg'.
 *
 * @throws ApiError if the download fails; another error if the file cannot be created
 */
async function imageFile(imageUrl: string, signal: AbortSignal): Promise<File> {
  const downloaded = await call(downloadImage, { body: { imageUrl } }, { signal })
  return fileOf(downloaded, `image_${Date.now()}.jpg`)
}

async function fileOf({ base64Data, mimeType }: DownloadedImage, name: string): Promise<File> {
  const blob = await (await fetch(base64Data)).blob()
  return new File([blob], name, { type: mimeType })
}

type Props = {
  readonly onPick: (file: File, image: FoundImage) => void
}

/** Content of the dialog. Unmounting it aborts a download. */
export function ImageSearch({ onPick }: Props) {
  const engine = useEngine() ?? 'gallery'
  const [text, setText] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const [term, setTerm] = useState('')
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const choice = useMutation({
    mutationFn: async (image: FoundImage) => ({
      image,
      file: await imageFile(image.imageUrl, leaving.current.signal),
    }),
    onSuccess: ({ file, image }) => onPick(file, image),
    onError: (error) => {
      if (!leaving.current.signal.aborted) toast.error(downloadFailure(error))
    },
  })

  const search = (wanted: string) => {
    const next = wanted.trim()
    setText(wanted)
    setTooShort(next.length < IMAGE_SEARCH_MIN_LENGTH)
    if (next.length >= IMAGE_SEARCH_MIN_LENGTH) setTerm(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }

  return (
    <div className="grid gap-4.5">
      <p className="text-muted">{copy.intro[engine]}</p>
      <form className="grid items-start gap-3 grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto]" onSubmit={submit}>
        <TextField
          label={copy.label}
          placeholder={copy.placeholder}
          data-autofocus
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          error={tooShort ? messages.searchTooShort : null}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setTooShort(false)
          }}
        />
        <Button className="sm:mt-7.5" type="submit" disabled={text.trim() === ''} icon={IconSearch}>
          {copy.submit}
        </Button>
      </form>
      <ul className="flex flex-wrap gap-2" aria-label={copy.suggestions}>
        {copy.ideas.map((idea) => (
          <li key={idea}>
            <button
              className="min-h-9 py-1 px-3.5 border border-line rounded-full bg-paper text-ink cursor-pointer text-sm hover:border-control aria-pressed:border-plum aria-pressed:bg-plum-tint aria-pressed:text-plum"
              type="button"
              aria-pressed={idea === term}
              onClick={() => search(idea)}
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
      <FoundImages
        key={term}
        term={term}
        chosen={choice.isPending ? choice.variables : null}
        onChoose={(image) => choice.mutate(image)}
      />
    </div>
  )
}
