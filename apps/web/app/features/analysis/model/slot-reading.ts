import { readingOfHead } from '@riflesso/consultation'
import type { PhotoHints, Place, Reading } from '@riflesso/vision'
import type { Point } from '~/photo/move-point.ts'
import type { HairBands } from '~/vision/hair-bands.ts'
import type { PhotoAnswer } from '~/vision/reading-messages.ts'
import type { Slot, SlotPhoto } from './draft.ts'

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
  | {
      readonly state: 'unsure'
      readonly outline: ImageBitmap
      readonly bands: HairBands | null
      readonly again: boolean
    }
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
  readonly answer: PhotoAnswer | null | undefined
  /** The readings belong to an earlier request. */
  readonly again: boolean
  readonly failed: boolean
}

/** The reading of one photo; an earlier reading is used only if the photo is the same. */
export function slotReading(photo: SlotPhoto | null, { answer, again, failed }: ReaderState): SlotReading {
  if (!photo) return { state: 'none' }
  if (photo.picture === 'awaited') return { state: 'working' }
  if (failed) return { state: 'failed' }
  if (answer?.key !== photo.previewUrl) return { state: 'working' }
  if (answer.status === 'unreadable') return { state: 'none' }
  if (answer.status === 'no-hair') return { state: 'no-hair', size: answer.mask, again }
  if (answer.status === 'unsure') return { state: 'unsure', outline: answer.outline, bands: answer.bands, again }
  const { reading, outline, bands, towel } = answer
  return { state: 'read', reading, outline, bands, towel, again }
}

export type SlotReadings = Readonly<Record<Slot, SlotReading>>

/** A photo of a head: from where, and its reading. */
type View = { readonly place: Place; readonly reading: SlotReading }

/** The reading of a slot with further photos of the same head. It is `again` while one of them is still being read. */
export function withFurther(main: View, further: readonly View[]): SlotReading {
  if (main.reading.state !== 'read' || further.length === 0) return main.reading
  const read = [main, ...further].filter(({ reading }) => reading.state !== 'working')
  const head = readingOfHead(read.map(({ place, reading }) => ({ place, reading: readingOf(reading) })))
  const again = main.reading.again || read.length <= further.length || further.some(({ reading }) => isAgain(reading))
  return { ...main.reading, reading: head ?? main.reading.reading, again }
}

const isAgain = (reading: SlotReading): boolean => 'again' in reading && reading.again

export const readingOf = (slot: SlotReading): Reading | null => (slot.state === 'read' ? slot.reading : null)

/** Mask overlay of the photo, or null. */
export const outlineOf = (slot: SlotReading): ImageBitmap | null =>
  slot.state === 'read' || slot.state === 'unsure' ? slot.outline : null

/** Whether it is only in doubt that what the outline shows is the hair, and a point of that; null where it is not or nothing else is. */
export function doubtedHair(slot: SlotReading): Point | null {
  const isDoubted =
    slot.state === 'unsure' ||
    (slot.state === 'read' &&
      slot.reading.quality.some(({ code, severity }) => code === 'unsure-hair' && severity !== 'info'))
  const band = isDoubted && 'bands' in slot ? slot.bands?.whole : null
  return band ? [band.x + band.width / 2, band.y + band.height / 2] : null
}
