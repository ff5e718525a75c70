import { useRef } from 'react'
import { ApiError } from '~/api/api-error.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { isDecodable, looksLikePhoto, photoToSend } from '~/photo/photo-file.ts'
import { PROBLEM_SENTENCES } from '~/photo/problem-sentences.ts'
import { serverPicture } from '~/photo/server-picture.ts'
import { toast } from '~/ui/toast/toast.ts'
import type { PhotoOrigin, Slot, SlotPhoto } from '../model/draft.ts'

const { toasts } = analysisCopy

type TakenPhoto = Omit<SlotPhoto, 'previewUrl'>

/** Sets photos, each under its key: `place` without a check, `take` only valid pictures, with a message otherwise. */
export function usePhotoIntake<Key extends string = Slot>(onChange: (key: Key, photo: SlotPhoto | null) => void) {
  const latest = useRef<Partial<Record<Key, File | undefined>>>({})

  const change = (key: Key, photo: TakenPhoto | null) => {
    latest.current[key] = photo?.file
    const { picture } = photo ?? {}
    const shown = picture instanceof Blob ? picture : photo?.file
    onChange(key, photo && shown ? { ...photo, previewUrl: URL.createObjectURL(shown) } : null)
  }

  const take = async (key: Key, original: File, origin?: PhotoOrigin) => {
    latest.current[key] = original
    const isPlaced = looksLikePhoto(original)
    const from = origin ? { origin } : {}
    if (isPlaced) change(key, { file: original, ...from })
    const file = await photoToSend(original)
    if (latest.current[key] !== original) return
    if (typeof file === 'string') {
      if (isPlaced) change(key, null)
      return toast.error(PROBLEM_SENTENCES[file])
    }
    const photo = { file, ...from }
    if (!isPlaced || file !== original) change(key, photo)
    if ((await isDecodable(file)) || latest.current[key] !== file) return
    change(key, { ...photo, picture: 'awaited' })
    const picture = await serverPicture(file).catch((error: unknown) => problemOf(error))
    if (latest.current[key] !== file) return
    if (picture instanceof Blob) return change(key, { ...photo, picture })
    // Without an answer the photo stays, and the analysis reads it.
    change(key, picture ? null : photo)
    if (picture) toast.error(picture)
  }

  return {
    place: (key: Key, file: File | null) => change(key, file && { file }),
    take: (...photo: Parameters<typeof take>) => void take(...photo),
  }
}

/** What the server says about a photo that it cannot decode either; null if it did not say. */
function problemOf(error: unknown): { readonly title: string; readonly text: string } | null {
  if (!(error instanceof ApiError) || !error.code.startsWith('image-')) return null
  return error.code === 'image-broken' || error.serverMessage === null
    ? toasts.broken
    : { ...toasts.broken, text: error.serverMessage }
}
