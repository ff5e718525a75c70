import type { ConfirmedHair } from '@riflesso/colorimetry'
import { useEffect, useRef, useState } from 'react'
import type { Corrections } from './model/corrections.ts'
import { type Draft, EMPTY_DRAFT, type PhotoOrigin, type Slot, type SlotPhoto } from './model/draft.ts'

export type DraftAnswers = Omit<Draft, 'photos' | 'corrections' | 'confirmed'>

/** The draft of an analysis; creates and revokes the object URLs of its previews. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const photos = useRef(draft.photos)
  photos.current = draft.photos

  useEffect(
    () => () => {
      for (const photo of Object.values(photos.current)) release(photo)
    },
    [],
  )

  const setCorrections = (slot: Slot, corrections: Corrections) =>
    setDraft((before) => ({
      ...before,
      corrections: { ...before.corrections, [slot]: corrections },
      confirmed: { ...before.confirmed, [slot]: null },
    }))

  const setPhoto = (slot: Slot, file: File | null, origin?: PhotoOrigin) => {
    release(photos.current[slot])
    const photo = file && { file, previewUrl: URL.createObjectURL(file), ...(origin ? { origin } : {}) }
    setDraft((before) => ({ ...before, photos: { ...before.photos, [slot]: photo } }))
    setCorrections(slot, [])
  }

  const setConfirmed = (slot: Slot, confirmed: ConfirmedHair | null) =>
    setDraft((before) => ({ ...before, confirmed: { ...before.confirmed, [slot]: confirmed } }))

  return {
    draft,
    setPhoto,
    setCorrections,
    setConfirmed,
    setAnswers: (answers: Partial<DraftAnswers>) => setDraft((before) => ({ ...before, ...answers })),
    reset: () => {
      for (const photo of Object.values(photos.current)) release(photo)
      setDraft(EMPTY_DRAFT)
    },
  }
}

function release(photo: SlotPhoto | null): void {
  if (photo) URL.revokeObjectURL(photo.previewUrl)
}
