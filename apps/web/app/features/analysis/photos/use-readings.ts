import type { NamedCalibration } from '@riflesso/vision'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { warmUpReader } from '~/vision/photo-reader.ts'
import type { PhotoToRead } from '~/vision/reading-messages.ts'
import { readingQuery } from '~/vision/reading-query.ts'
import { currentHints } from '../model/corrections.ts'
import type { Draft, Slot } from '../model/draft.ts'
import { type SlotReadings, slotReading } from '../model/slot-reading.ts'

/**
 * Readings of a draft's photos in this browser, updated when a photo, its hints or the calibration change. The calibration
 * applies to Prima alone: a wish was photographed elsewhere.
 */
export function useReadings(
  { photos, corrections }: Pick<Draft, 'photos' | 'corrections'>,
  calibration: NamedCalibration | null,
): {
  readonly readings: SlotReadings
  readonly retry: () => void
} {
  useEffect(warmUpReader, [])
  const toRead = (slot: Slot): PhotoToRead | null => {
    const photo = photos[slot]
    if (!photo || photo.picture === 'awaited') return null
    const hints = currentHints(corrections[slot])
    return {
      key: photo.previewUrl,
      file: photo.picture ?? photo.file,
      hints,
      calibration: slot === 'prima' ? calibration : null,
    }
  }
  const query = useQuery(readingQuery([toRead('prima'), toRead('dopo')]))
  const state = { answers: query.data, again: query.isPlaceholderData, failed: query.isError }
  return {
    readings: { prima: slotReading(photos, 'prima', state), dopo: slotReading(photos, 'dopo', state) },
    retry: () => void query.refetch(),
  }
}
