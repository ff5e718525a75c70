import {
  type Base,
  type Condition,
  type ConfirmedHair,
  type DeclaredDetails,
  emptyDetails,
  type HairType,
} from '@riflesso/colorimetry'
import type { PhotoCredit } from '@riflesso/contract'
import type { Corrections } from './corrections.ts'

export type Slot = 'prima' | 'dopo'

/** Where a photo was found: in our gallery of drawn hair, or on the web, where it is somebody's. */
export type PhotoOrigin = { readonly kind: 'gallery' } | { readonly kind: 'web'; readonly credit: PhotoCredit }

/** A photo in its slot, with the object URL of its preview. */
export type SlotPhoto = {
  readonly file: File
  readonly previewUrl: string
  /** Absent for a photo of the salon's own. */
  readonly origin?: PhotoOrigin
}

/** What the colourist has put in so far. */
export type Draft = {
  readonly photos: Readonly<Record<Slot, SlotPhoto | null>>
  /** What the colourist showed on each photo; gone with the photo. */
  readonly corrections: Readonly<Record<Slot, Corrections>>
  /** Levels and reflects that the colourist confirmed; gone with the reading that they were said of. */
  readonly confirmed: Readonly<Record<Slot, ConfirmedHair | null>>
  readonly hairType: HairType | null
  readonly hairBase: Base | null
  /** The base was chosen, or left out on purpose: what a photo shows is not proposed any more. */
  readonly baseChosen: boolean
  readonly hairCondition: Condition | null
  /** The client agreed to the questions about health: they are asked and answered only with this. */
  readonly healthConsent: boolean
  readonly details: DeclaredDetails
}

export const EMPTY_DRAFT: Draft = {
  photos: { prima: null, dopo: null },
  corrections: { prima: [], dopo: [] },
  confirmed: { prima: null, dopo: null },
  hairType: null,
  hairBase: null,
  baseChosen: false,
  hairCondition: null,
  healthConsent: false,
  details: emptyDetails,
}

export type Missing = 'photo' | 'hairType' | 'hairBase' | 'hairCondition'

/**
 * What must still be given before an analysis, in the order in which it is asked for.
 * One photo is enough; without a Prima photo the three selectors describe the hair of today.
 */
export function missingFields(draft: Draft): Missing[] {
  const { prima, dopo } = draft.photos
  const missing: Missing[] = prima || dopo ? [] : ['photo']
  if (prima) return missing
  for (const field of ['hairType', 'hairBase', 'hairCondition'] as const) {
    if (draft[field] === null) missing.push(field)
  }
  return missing
}
