import type { SwatchTap } from '@riflesso/contract'
import { MEASURED_SIDE, type MeasuredSwatch, measureSwatch, resizeImage } from '@riflesso/vision'
import { KEPT_SIDE } from './decode-and-read.ts'
import { decodeImage, type ImageErrorCode } from './decode-image.ts'
import { encodeKeptPhoto } from './kept-photo.ts'

/** A photo of a ring of swatches, and the taps on it. */
export type RingTask = { readonly bytes: Uint8Array; readonly taps: readonly SwatchTap[] }

export type RingTaskAnswer =
  | {
      readonly ok: true
      /** In the order of the taps. */
      readonly swatches: readonly (SwatchTap & MeasuredSwatch)[]
      readonly jpeg: Uint8Array<ArrayBuffer>
    }
  | { readonly ok: false; readonly code: ImageErrorCode }

/** Measures the swatches of a ring, at the size at which heads are measured. May block the thread: workers only. */
export const measureRing = async ({ bytes, taps }: RingTask): Promise<RingTaskAnswer> => {
  const decoded = await decodeImage(bytes, { maxSide: KEPT_SIDE })
  if (!decoded.ok) return decoded
  const measured = resizeImage(decoded.image, MEASURED_SIDE)
  const swatches = taps.map((tap) => ({ ...tap, ...measureSwatch(measured, [tap.x, tap.y]) }))
  return { ok: true, swatches, jpeg: (await encodeKeptPhoto(decoded.image, measured)).jpeg }
}
