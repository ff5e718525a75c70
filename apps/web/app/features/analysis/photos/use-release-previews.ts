import { useEffect } from 'react'
import type { Draft, SlotPhoto } from '../model/draft.ts'

/** Revokes the object URL of a photo's preview when the photo leaves its slot or the screen closes. */
export function useReleasePreviews({ prima, dopo }: Draft['photos']): void {
  useEffect(() => () => release(prima), [prima])
  useEffect(() => () => release(dopo), [dopo])
}

function release(photo: SlotPhoto | null): void {
  if (photo) URL.revokeObjectURL(photo.previewUrl)
}
