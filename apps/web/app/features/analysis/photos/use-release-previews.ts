import { useEffect, useRef } from 'react'
import type { SlotPhoto } from '../model/draft.ts'

/** Revokes the object URL of a photo's preview when the photo is no longer on the screen, or the screen closes. */
export function useReleasePreviews(photos: readonly (SlotPhoto | null)[]): void {
  const held = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const shown = new Set(photos.flatMap((photo) => (photo ? [photo.previewUrl] : [])))
    release(held.current, shown)
    held.current = shown
  })
  useEffect(() => () => release(held.current, new Set()), [])
}

function release(urls: ReadonlySet<string>, kept: ReadonlySet<string>): void {
  for (const url of urls) if (!kept.has(url)) URL.revokeObjectURL(url)
}
