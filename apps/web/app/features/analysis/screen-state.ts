import type { ConfirmedHair } from '@riflesso/colorimetry'
import type { Corrections } from './model/corrections.ts'
import { type Act, type Draft, type DraftAnswers, EMPTY_DRAFT, type Slot, type SlotPhoto } from './model/draft.ts'
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
}

export const INITIAL_STATE: ScreenState = {
  draft: EMPTY_DRAFT,
  problems: {},
  photoTask: null,
  choosingClient: false,
  act: null,
  isRestored: false,
}

export type ScreenAction =
  | { readonly type: 'photo'; readonly slot: Slot; readonly photo: SlotPhoto | null }
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
      const photos = { ...state.draft.photos, [action.slot]: action.photo }
      return withNewReading({ ...state, draft: { ...state.draft, photos } }, action.slot, [])
    }
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
      return state.draft === EMPTY_DRAFT ? { ...state, ...action.kept, isRestored: true } : state
  }
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
