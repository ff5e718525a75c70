import type { ConfirmedHair } from '@riflesso/colorimetry'
import { PLACES, type Place } from '@riflesso/vision'
import type { Corrections } from './model/corrections.ts'
import {
  type Act,
  type Draft,
  type DraftAnswers,
  EMPTY_DRAFT,
  photosOf,
  type Slot,
  type SlotPhoto,
} from './model/draft.ts'
import type { KeptDraft } from './model/kept-draft.ts'
import type { PhotoProblems } from './model/refused-photos.ts'

/** An open dialog of the photos: the camera, or the correction of a slot. */
export type PhotoTask = 'camera' | Slot

export type ScreenState = {
  readonly draft: Draft
  /** Why the server rejected photos; a problem is cleared when its photo changes. */
  readonly problems: PhotoProblems
  readonly photoTask: PhotoTask | null
  readonly choosingClient: boolean
  /** The analysis that was started with this draft, until the draft changes; null without one. */
  readonly act: Act | null
  /** The draft was left here earlier. */
  readonly isRestored: boolean
  /** Previews of photos that were here before they came into their slot: they are not announced as new. */
  readonly known: readonly string[]
}

export const INITIAL_STATE: ScreenState = {
  draft: EMPTY_DRAFT,
  problems: {},
  photoTask: null,
  choosingClient: false,
  act: null,
  isRestored: false,
  known: [],
}

export type ScreenAction =
  | { readonly type: 'photo'; readonly slot: Slot; readonly photo: SlotPhoto | null }
  /** Adds, replaces or removes a further photo. */
  | { readonly type: 'further'; readonly slot: Slot; readonly id: string; readonly photo: SlotPhoto | null }
  /** From where a photo shows the head; `id` is that of a further photo, null for that of the slot. */
  | { readonly type: 'place'; readonly slot: Slot; readonly id: string | null; readonly place: Place }
  | { readonly type: 'corrections'; readonly slot: Slot; readonly corrections: Corrections }
  | { readonly type: 'confirmation'; readonly slot: Slot; readonly confirmed: ConfirmedHair | null }
  | { readonly type: 'answers'; readonly answers: Partial<DraftAnswers> }
  | { readonly type: 'photo-task'; readonly task: PhotoTask | null }
  | { readonly type: 'choose-client'; readonly opened: boolean }
  | { readonly type: 'start'; readonly act: Act }
  | { readonly type: 'refused'; readonly problems: PhotoProblems }
  | { readonly type: 'restore'; readonly kept: KeptDraft }

/** The whole state of the analysis screen: the draft, and what is open over it. */
export function screenReducer(before: ScreenState, action: ScreenAction): ScreenState {
  const state = changed(before, action)
  return state.draft === before.draft || action.type === 'restore' ? state : { ...state, act: null }
}

function changed(state: ScreenState, action: ScreenAction): ScreenState {
  switch (action.type) {
    case 'photo': {
      const draft = withPhoto(state.draft, action.slot, action.photo)
      const known = [...state.known, ...previewsOf(state.draft.further[action.slot])]
      return withNewReading({ ...state, draft, known }, action.slot, [])
    }
    case 'further': {
      const draft = withFurther(state.draft, action)
      return withNewReading({ ...state, draft }, action.slot, draft.corrections[action.slot])
    }
    case 'place':
      return { ...state, draft: withPlace(state.draft, action) }
    case 'corrections':
      return withNewReading(state, action.slot, action.corrections)
    case 'confirmation': {
      const confirmed = { ...state.draft.confirmed, [action.slot]: action.confirmed }
      return { ...state, draft: { ...state.draft, confirmed } }
    }
    case 'answers':
      return { ...state, draft: { ...state.draft, ...action.answers } }
    case 'photo-task':
      return { ...state, photoTask: action.task }
    case 'choose-client':
      return { ...state, choosingClient: action.opened }
    case 'start':
      return { ...state, choosingClient: false, problems: {}, act: action.act }
    case 'refused':
      return { ...state, problems: action.problems }
    case 'restore':
      // What was chosen meanwhile is newer.
      return state.draft === EMPTY_DRAFT
        ? { ...state, ...action.kept, isRestored: true, known: previewsOf(photosOf(action.kept.draft)) }
        : state
  }
}

const previewsOf = (photos: readonly SlotPhoto[]): string[] => photos.map(({ previewUrl }) => previewUrl)

/** Without its photo a slot has its first further one. */
function withPhoto(draft: Draft, slot: Slot, photo: SlotPhoto | null): Draft {
  const photos = { ...draft.photos, [slot]: photo }
  const [next, ...others] = draft.further[slot]
  if (photo !== null || next === undefined) return { ...draft, photos }
  const { id: _, place, isPlaceChosen: __, ...instead } = next
  return {
    ...draft,
    photos: { ...photos, [slot]: instead },
    places: { ...draft.places, [slot]: place },
    further: { ...draft.further, [slot]: others },
  }
}

function withFurther(draft: Draft, { slot, id, photo }: Extract<ScreenAction, { type: 'further' }>): Draft {
  const before = draft.further[slot]
  const isNew = before.every((each) => each.id !== id)
  const place = freePlace([draft.places[slot], ...before.map((each) => each.place)])
  const after = photo
    ? isNew
      ? [...before, { ...photo, id, place }]
      : before.map((each) => (each.id === id ? { ...each, ...photo } : each))
    : before.filter((each) => each.id !== id)
  return { ...draft, further: { ...draft.further, [slot]: after } }
}

/** The first place that no photo has. Usually the next ones are the side and the nape. */
const freePlace = (taken: readonly Place[]): Place =>
  [...PLACES.slice(1), ...PLACES].find((each) => !taken.includes(each)) ?? 'nape'

/** A photo of which the place was only proposed gives it up to one for which it is chosen. */
function withPlace(draft: Draft, { slot, id, place }: Extract<ScreenAction, { type: 'place' }>): Draft {
  const places = id === null ? { ...draft.places, [slot]: place } : draft.places
  const chosen = draft.further[slot].map((each) =>
    each.id === id ? { ...each, place, isPlaceChosen: true as const } : each,
  )
  const further = chosen.map((each) => {
    if (each.place !== place || each.isPlaceChosen) return each
    return { ...each, place: freePlace([places[slot], ...chosen.map((other) => other.place)]) }
  })
  return { ...draft, places, further: { ...draft.further, [slot]: further } }
}

/** After a change of photo or hints, confirmations and rejections no longer apply to the reading. */
function withNewReading(state: ScreenState, slot: Slot, corrections: Corrections): ScreenState {
  return {
    ...state,
    problems: { ...state.problems, [slot]: undefined },
    draft: {
      ...state.draft,
      corrections: { ...state.draft.corrections, [slot]: corrections },
      confirmed: { ...state.draft.confirmed, [slot]: null },
    },
  }
}
