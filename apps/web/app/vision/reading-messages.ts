import type { Lab } from '@riflesso/colorimetry'
import type { HairMask, PhotoHints, Reading } from '@riflesso/vision'
import type { HairBands } from './hair-bands.ts'

/** A photo to read, with the user's hints. */
export type PhotoToRead = {
  /** Key of the photo: photos with a known key are not decoded again. */
  readonly key: string
  readonly file: Blob
  readonly hints: PhotoHints
}

/** Result for the photo with this key. */
export type PhotoAnswer = { readonly key: string } & (
  | {
      readonly status: 'read'
      readonly reading: Reading
      readonly mask: HairMask
      readonly bands: HairBands
      /** A point of what may be a white towel, where the light has a cast. */
      readonly towel: PhotoHints['whitePoint']
      /** Overlay of the photo with the mask. */
      readonly outline: ImageBitmap
    }
  /** Hair is uncertain; the user must mark it first. */
  | { readonly status: 'unsure'; readonly mask: HairMask; readonly bands: HairBands; readonly outline: ImageBitmap }
  | { readonly status: 'no-hair'; readonly mask: HairMask }
  /** This browser cannot decode it; most cannot decode HEIC. */
  | { readonly status: 'unreadable' }
)

/** A value per photo of a client; null without a photo. */
export type Pair<Value> = readonly [prima: Value | null, dopo: Value | null]

/** Messages to the worker: warm up, read photos, recolour the hair of one that it has read, or cancel a request. */
export type ReaderRequest =
  | { readonly kind: 'warm-up' }
  | { readonly kind: 'read'; readonly id: number; readonly photos: Pair<PhotoToRead> }
  | { readonly kind: 'recolour'; readonly id: number; readonly photo: PhotoToRead; readonly colour: Lab }
  | { readonly kind: 'cancel'; readonly id: number }

/** Messages from the worker; a cancelled request has no response. */
export type ReaderAnswer =
  | { readonly id: number; readonly ok: true; readonly photos: Pair<PhotoAnswer> }
  /** Null without hair in the photo. */
  | { readonly id: number; readonly ok: true; readonly picture: ImageBitmap | null }
  | { readonly id: number; readonly ok: false }
