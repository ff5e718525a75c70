import { type Base, type Condition, type DeclaredDetails, emptyDetails, type HairType } from '@riflesso/colorimetry'

export type Slot = 'prima' | 'dopo'

/** A photo in its slot, with the object URL of its preview. */
export type SlotPhoto = { readonly file: File; readonly previewUrl: string }

/** What the colourist has put in so far. */
export type Draft = {
  readonly photos: Readonly<Record<Slot, SlotPhoto | null>>
  readonly hairType: HairType | null
  readonly hairBase: Base | null
  readonly hairCondition: Condition | null
  readonly details: DeclaredDetails
}

export const EMPTY_DRAFT: Draft = {
  photos: { prima: null, dopo: null },
  hairType: null,
  hairBase: null,
  hairCondition: null,
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
