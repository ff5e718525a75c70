import type { HairMask, PhotoHints, Reading } from '@riflesso/vision'

/** A photo to be read, and what the user showed on it. */
export type PhotoToRead = {
  /** Tells one photo from another: a photo that was read before is not decoded again. */
  readonly key: string
  readonly file: Blob
  readonly hints: PhotoHints
}

/** What became of the photo with that key. */
export type PhotoAnswer = { readonly key: string } & (
  | {
      readonly status: 'read'
      readonly reading: Reading
      readonly mask: HairMask
      /** The mask as a picture to lay over the photo. */
      readonly outline: ImageBitmap
    }
  /** What was found may not be hair: the user marks the hair first. */
  | { readonly status: 'unsure'; readonly mask: HairMask; readonly outline: ImageBitmap }
  | { readonly status: 'no-hair'; readonly mask: HairMask }
  /** This browser cannot decode it, as most cannot decode HEIC. */
  | { readonly status: 'unreadable' }
)

/** Something for each of the two photos of a client; null where there is no photo. */
export type Pair<Value> = readonly [prima: Value | null, dopo: Value | null]

/** What is sent to the worker: word that photos will come, photos to be read together, or that an answer is not wanted any more. */
export type ReaderRequest =
  | { readonly kind: 'warm-up' }
  | { readonly kind: 'read'; readonly id: number; readonly photos: Pair<PhotoToRead> }
  | { readonly kind: 'cancel'; readonly id: number }

/** What the worker sends back; a request that was cancelled in time has no answer. */
export type ReaderAnswer =
  | { readonly id: number; readonly ok: true; readonly photos: Pair<PhotoAnswer> }
  | { readonly id: number; readonly ok: false }
