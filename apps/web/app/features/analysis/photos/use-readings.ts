import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { warmUpReader } from '~/vision/photo-reader.ts'
import type { PhotoToRead } from '~/vision/reading-messages.ts'
import { readingQuery } from '~/vision/reading-query.ts'
import { type Corrections, currentHints } from '../model/corrections.ts'
import type { Draft, Slot, SlotPhoto } from '../model/draft.ts'
import { type SlotReading, type SlotReadings, slotReading, withFurther } from '../model/slot-reading.ts'

/** The readings of the photos of a head, each by itself. */
export type ReadAlone = { readonly main: SlotReading; readonly further: readonly SlotReading[] }

/** Readings of a draft's photos in this browser, updated when a photo or its hints change. */
export function useReadings(draft: Pick<Draft, 'photos' | 'places' | 'further' | 'corrections'>): {
  /** Those of all photos of a head together. */
  readonly readings: SlotReadings
  readonly alone: Readonly<Record<Slot, ReadAlone>>
  readonly retry: () => void
} {
  const { photos, places, further, corrections } = draft
  useEffect(warmUpReader, [])
  const query = useQuery(readingQuery([toRead(photos.prima, corrections.prima), toRead(photos.dopo, corrections.dopo)]))
  const others = [...further.prima, ...further.dopo]
  // One by one: a further photo does not delay the first.
  const queries = useQueries({ queries: others.map((photo) => readingQuery([toRead(photo, []), null])) })
  const furtherOf = (slot: Slot): readonly SlotReading[] =>
    further[slot].map((photo) => {
      const own = queries[others.indexOf(photo)]
      const state = { again: own?.isPlaceholderData === true, failed: own?.isError === true }
      return slotReading(photo, { answer: own?.data?.[0], ...state })
    })
  const ofSlot = (slot: Slot, place: 0 | 1): ReadAlone => {
    const state = { answer: query.data?.[place], again: query.isPlaceholderData, failed: query.isError }
    return { main: slotReading(photos[slot], state), further: furtherOf(slot) }
  }
  const alone = { prima: ofSlot('prima', 0), dopo: ofSlot('dopo', 1) }
  const together = (slot: Slot): SlotReading =>
    withFurther(
      { place: places[slot], reading: alone[slot].main },
      alone[slot].further.flatMap((reading, i) => {
        const place = further[slot][i]?.place
        return place ? [{ place, reading }] : []
      }),
    )
  return {
    readings: { prima: together('prima'), dopo: together('dopo') },
    alone,
    retry: () => {
      for (const each of [query, ...queries.filter(({ isError }) => isError)]) void each.refetch()
    },
  }
}

function toRead(photo: SlotPhoto | null, corrections: Corrections): PhotoToRead | null {
  if (!photo || photo.picture === 'awaited') return null
  return { key: photo.previewUrl, file: photo.picture ?? photo.file, hints: currentHints(corrections) }
}
