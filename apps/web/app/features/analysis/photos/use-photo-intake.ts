import { useRef } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { decodable, holdsPicture, type PhotoProblem, photoProblem } from '~/photo/photo-file.ts'
import { toast } from '~/ui/toast/toast.ts'
import type { PhotoOrigin, Slot } from '../model/draft.ts'

const { toasts } = analysisCopy

const SENTENCE = {
  'too-large': toasts.tooLarge,
  unsupported: toasts.unsupported,
  broken: toasts.broken,
} satisfies Record<PhotoProblem, object>

/** Sets the photos of the slots: `place` without a check, `take` only valid pictures, with a message otherwise. */
export function usePhotoIntake(onChange: (slot: Slot, file: File | null, origin?: PhotoOrigin) => void) {
  const latest = useRef<Partial<Record<Slot, File | null>>>({})

  const place = (slot: Slot, file: File | null, origin?: PhotoOrigin) => {
    latest.current[slot] = file
    onChange(slot, file, origin)
  }

  const take = async (slot: Slot, original: File, origin?: PhotoOrigin) => {
    latest.current[slot] = original
    const file = await decodable(original)
    if (latest.current[slot] !== original) return
    const problem = photoProblem(file)
    if (problem) return toast.error(SENTENCE[problem])
    place(slot, file, origin)
    const readable = await holdsPicture(file)
    if (readable || latest.current[slot] !== file) return
    place(slot, null)
    toast.error(toasts.broken)
  }

  return { place, take: (...photo: Parameters<typeof take>) => void take(...photo) }
}
