import type { PhotoHints, Reading } from '@riflesso/vision'
import type { HairBands } from '~/vision/hair-bands.ts'
import type { Pair, PhotoAnswer } from '~/vision/reading-messages.ts'
import type { Draft, Slot } from './draft.ts'

export type PixelSize = { readonly width: number; readonly height: number }

/** State of the reading of a slot. */
export type SlotReading =
  /** No photo, or one that only an analysis can read, since the server did not answer with its picture. */
  | { readonly state: 'none' }
  | { readonly state: 'working' }
  | { readonly state: 'failed' }
  /** `again`: the previous reading, while a newer one is computed. */
  | { readonly state: 'no-hair'; readonly size: PixelSize; readonly again: boolean }
  /** Hair is uncertain; the user must mark it first. */
  | { readonly state: 'unsure'; readonly outline: ImageBitmap; readonly again: boolean }
  | {
      readonly state: 'read'
      readonly reading: Reading
      /** Null if the reading has another source. */
      readonly outline: ImageBitmap | null
      readonly bands: HairBands | null
      /** A point of what may be a white towel, where the light has a cast. */
      readonly towel: PhotoHints['whitePoint']
      readonly again: boolean
    }

/** Latest output of the browser's reader. */
type ReaderState = {
  readonly answers: Pair<PhotoAnswer> | undefined
  /** The readings belong to an earlier request. */
  readonly again: boolean
  readonly failed: boolean
}

const PLACE = { prima: 0, dopo: 1 } as const satisfies Record<Slot, 0 | 1>

/** The reading of one slot; an earlier reading is used only if the photo is the same. */
export function slotReading(photos: Draft['photos'], slot: Slot, { answers, again, failed }: ReaderState): SlotReading {
  const photo = photos[slot]
  if (!photo) return { state: 'none' }
  if (photo.picture === 'awaited') return { state: 'working' }
  if (failed) return { state: 'failed' }
  const answer = answers?.[PLACE[slot]]
  if (answer?.key !== photo.previewUrl) return { state: 'working' }
  if (answer.status === 'unreadable') return { state: 'none' }
  if (answer.status === 'no-hair') return { state: 'no-hair', size: answer.mask, again }
  if (answer.status === 'unsure') return { state: 'unsure', outline: answer.outline, again }
  const { reading, outline, bands, towel } = answer
  return { state: 'read', reading, outline, bands, towel, again }
}

export type SlotReadings = Readonly<Record<Slot, SlotReading>>

export const readingOf = (slot: SlotReading): Reading | null => (slot.state === 'read' ? slot.reading : null)

/** Mask overlay of the photo, or null. */
export const outlineOf = (slot: SlotReading): ImageBitmap | null =>
  slot.state === 'read' || slot.state === 'unsure' ? slot.outline : null
