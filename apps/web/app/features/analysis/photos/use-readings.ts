import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { warmUpReader } from '~/vision/photo-reader.ts'
import type { PhotoToRead } from '~/vision/reading-messages.ts'
import { readingQuery } from '~/vision/reading-query.ts'
import { currentHints } from '../model/corrections.ts'
import type { Draft, Slot } from '../model/draft.ts'
import { type SlotReadings, slotReading } from '../model/slot-reading.ts'

/** Readings of a draft's photos in this browser, updated when a photo or its hints change. */
export function useReadings({ photos, corrections }: Pick<Draft, 'photos' | 'corrections'>): {
  readonly readings: SlotReadings
  readonly retry: () => void
} {
  useEffect(warmUpReader, [])
  const toRead = (slot: Slot): PhotoToRead | null => {
    const photo = photos[slot]
    if (!photo || photo.picture === 'awaited') return null
    return { key: photo.previewUrl, file: photo.picture ?? photo.file, hints: currentHints(corrections[slot]) }
  }
  const query = useQuery(readingQuery([toRead('prima'), toRead('dopo')]))
  const state = { answers: query.data, again: query.isPlaceholderData, failed: query.isError }
  return {
    readings: { prima: slotReading(photos, 'prima', state), dopo: slotReading(photos, 'dopo', state) },
    retry: () => void query.refetch(),
  }
}
