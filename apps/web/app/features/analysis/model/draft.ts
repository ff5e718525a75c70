import {
  type Base,
  type Condition,
  type ConfirmedHair,
  type DeclaredDetails,
  emptyDetails,
  type HairType,
} from '@riflesso/colorimetry'
import { type Asked, type PhotoCredit, type Slot, withAsked } from '@riflesso/contract'
import type { Place } from '@riflesso/vision'
import type { Corrections } from './corrections.ts'

export type { Slot }

/** A place for a photo: a slot of an analysis, or the photo of its result. */
export type PhotoPlace = Slot | 'esito'

/** Origin of a photo: our gallery of rendered hair, or the web with its author. */
export type PhotoOrigin = { readonly kind: 'gallery' } | { readonly kind: 'web'; readonly credit: PhotoCredit }

/** A photo in a slot, with the object URL of its preview. */
export type SlotPhoto = {
  readonly file: File
  readonly previewUrl: string
  /** The server's picture of a file that this browser cannot decode; absent otherwise. */
  readonly picture?: Blob | 'awaited'
  /** Absent for the salon's own photos. */
  readonly origin?: PhotoOrigin
}

/** A further photo of the head in a slot. */
export type FurtherPhoto = SlotPhoto & {
  readonly id: string
  readonly place: Place
  /** The place was chosen, not proposed. */
  readonly isPlaceChosen?: true
}

export type Draft = {
  readonly photos: Readonly<Record<Slot, SlotPhoto | null>>
  /** From where each photo shows the head, which counts beside further ones. */
  readonly places: Readonly<Record<Slot, Place>>
  /** None without a photo in the slot. */
  readonly further: Readonly<Record<Slot, readonly FurtherPhoto[]>>
  /** Hints on each photo; cleared with the photo. */
  readonly corrections: Readonly<Record<Slot, Corrections>>
  /** Confirmed levels and reflects; cleared when the reading changes. */
  readonly confirmed: Readonly<Record<Slot, ConfirmedHair | null>>
  readonly hairType: HairType | null
  readonly hairBase: Base | null
  /** The user has set or cleared the base, so it is no longer preselected from the photo. */
  readonly baseChosen: boolean
  readonly hairCondition: Condition | null
  /** Consent to the health questions, which require it. */
  readonly healthConsent: boolean
  readonly details: DeclaredDetails
}

/** The part of the draft that step 2 asks for. */
export type DraftAnswers = Omit<Draft, 'photos' | 'places' | 'further' | 'corrections' | 'confirmed'>

export const EMPTY_DRAFT: Draft = {
  photos: { prima: null, dopo: null },
  places: { prima: 'front', dopo: 'front' },
  further: { prima: [], dopo: [] },
  corrections: { prima: [], dopo: [] },
  confirmed: { prima: null, dopo: null },
  hairType: null,
  hairBase: null,
  baseChosen: false,
  hairCondition: null,
  healthConsent: false,
  details: emptyDetails,
}

/** All photos of a draft. */
export const photosOf = ({ photos, further }: Pick<Draft, 'photos' | 'further'>): SlotPhoto[] =>
  [photos.prima, photos.dopo, ...further.prima, ...further.dopo].filter((photo) => photo !== null)

/** The start of an analysis; its key makes a repetition of the same draft for the same client one analysis. */
export type Act = { readonly key: string; readonly clientId: string | null }

export type Missing = 'photo' | 'hairType' | 'hairBase' | 'hairCondition'

/**
 * Missing required input of an analysis, in the order of the form. One photo is enough; without a Prima photo the three
 * selectors describe the current hair.
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

/** The draft with what the client answered before the visit, where the colourist has not answered. Health answers stay on her card. */
export const withAnswersOf = (draft: Draft, asked: Asked | null): Draft =>
  asked
    ? {
        ...draft,
        hairType: draft.hairType ?? asked.hairType,
        details: withAsked(draft.details, { ...asked, scalp: null }),
      }
    : draft
