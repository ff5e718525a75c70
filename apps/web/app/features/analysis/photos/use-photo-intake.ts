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

/** Sets the photos of the slots: `place` without a check, `take` only valid pictures, with a message otherwise. */
export function usePhotoIntake(onChange: (slot: Slot, photo: SlotPhoto | null) => void) {
  const latest = useRef<Partial<Record<Slot, File | undefined>>>({})

  const change = (slot: Slot, photo: TakenPhoto | null) => {
    latest.current[slot] = photo?.file
    const { picture } = photo ?? {}
    const shown = picture instanceof Blob ? picture : photo?.file
    onChange(slot, photo && shown ? { ...photo, previewUrl: URL.createObjectURL(shown) } : null)
  }

  const take = async (slot: Slot, original: File, origin?: PhotoOrigin) => {
    latest.current[slot] = original
    const isPlaced = looksLikePhoto(original)
    const from = origin ? { origin } : {}
    if (isPlaced) change(slot, { file: original, ...from })
    const file = await photoToSend(original)
    if (latest.current[slot] !== original) return
    if (typeof file === 'string') {
      if (isPlaced) change(slot, null)
      return toast.error(PROBLEM_SENTENCES[file])
    }
    const photo = { file, ...from }
    if (!isPlaced || file !== original) change(slot, photo)
    if ((await isDecodable(file)) || latest.current[slot] !== file) return
    change(slot, { ...photo, picture: 'awaited' })
    const picture = await serverPicture(file).catch((error: unknown) => problemOf(error))
    if (latest.current[slot] !== file) return
    if (picture instanceof Blob) return change(slot, { ...photo, picture })
    // Without an answer the photo stays, and the analysis reads it.
    change(slot, picture ? null : photo)
    if (picture) toast.error(picture)
  }

  return {
    place: (slot: Slot, file: File | null) => change(slot, file && { file }),
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
