import type { Reading } from '@riflesso/vision'
import type { Pair, PhotoAnswer } from '~/vision/reading-messages.ts'
import type { Draft, Slot } from './draft.ts'

export type PixelSize = { readonly width: number; readonly height: number }

/** How far the reading of the photo in a slot is. */
export type SlotReading =
  /** No photo, or one that this browser cannot read: the server will. */
  | { readonly state: 'none' }
  | { readonly state: 'working' }
  | { readonly state: 'failed' }
  /** `again`: this is the last answer, while a newer one is being made. */
  | { readonly state: 'no-hair'; readonly size: PixelSize; readonly again: boolean }
  /** What was found may not be hair: the user marks the hair before it counts. */
  | { readonly state: 'unsure'; readonly outline: ImageBitmap; readonly again: boolean }
  | {
      readonly state: 'read'
      readonly reading: Reading
      /** Null when the reading came from elsewhere. */
      readonly outline: ImageBitmap | null
      readonly again: boolean
    }

/** What the browser's reader has said up to now. */
type ReaderState = {
  readonly answers: Pair<PhotoAnswer> | undefined
  /** The answers belong to an earlier question. */
  readonly again: boolean
  readonly failed: boolean
}

const PLACE = { prima: 0, dopo: 1 } as const satisfies Record<Slot, 0 | 1>

/** The reading of one slot; an earlier answer counts only for the photo that is still there. */
export function slotReading(photos: Draft['photos'], slot: Slot, { answers, again, failed }: ReaderState): SlotReading {
  const photo = photos[slot]
  if (!photo) return { state: 'none' }
  if (failed) return { state: 'failed' }
  const answer = answers?.[PLACE[slot]]
  if (answer?.key !== photo.previewUrl) return { state: 'working' }
  if (answer.status === 'unreadable') return { state: 'none' }
  if (answer.status === 'no-hair') return { state: 'no-hair', size: answer.mask, again }
  if (answer.status === 'unsure') return { state: 'unsure', outline: answer.outline, again }
  return { state: 'read', reading: answer.reading, outline: answer.outline, again }
}

/** The readings of the photos of a draft. */
export type SlotReadings = Readonly<Record<Slot, SlotReading>>

export const readingOf = (slot: SlotReading): Reading | null => (slot.state === 'read' ? slot.reading : null)

/** The mask to be laid over the photo; null where there is none. */
export const outlineOf = (slot: SlotReading): ImageBitmap | null =>
  slot.state === 'read' || slot.state === 'unsure' ? slot.outline : null
