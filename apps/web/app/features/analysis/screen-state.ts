import type { ConfirmedHair } from '@riflesso/colorimetry'
import type { ShownChange } from './archive/full-analysis.ts'
import type { Corrections } from './model/corrections.ts'
import { type Draft, type DraftAnswers, EMPTY_DRAFT, type Slot, type SlotPhoto } from './model/draft.ts'
import type { PhotoProblems } from './model/refused-photos.ts'
import type { FinishedAnalysis } from './run/use-analysis-run.ts'

/** An open dialog of the photos: the camera, or the correction of a slot. */
export type PhotoTask = 'camera' | Slot

export type ScreenState = {
  readonly draft: Draft
  /** Why the server rejected photos; a problem is cleared when its photo changes. */
  readonly problems: PhotoProblems
  readonly photoTask: PhotoTask | null
  /** True while the client dialog is open. */
  readonly choosingClient: boolean
  /** The result on the screen, or null for the form. */
  readonly finished: FinishedAnalysis | null
}

export const INITIAL_STATE: ScreenState = {
  draft: EMPTY_DRAFT,
  problems: {},
  photoTask: null,
  choosingClient: false,
  finished: null,
}

export type ScreenAction =
  | { readonly type: 'photo'; readonly slot: Slot; readonly photo: SlotPhoto | null }
  | { readonly type: 'corrections'; readonly slot: Slot; readonly corrections: Corrections }
  | { readonly type: 'confirmation'; readonly slot: Slot; readonly confirmed: ConfirmedHair | null }
  | { readonly type: 'answers'; readonly answers: Partial<DraftAnswers> }
  | { readonly type: 'photo-task'; readonly task: PhotoTask | null }
  | { readonly type: 'choose-client'; readonly opened: boolean }
  | { readonly type: 'start' }
  | { readonly type: 'refused'; readonly problems: PhotoProblems }
  | { readonly type: 'finish'; readonly finished: FinishedAnalysis }
  | { readonly type: 'planned'; readonly analysisId: string; readonly change: ShownChange }
  | { readonly type: 'edit' }
  | { readonly type: 'reset' }

/** The whole state of the analysis screen: the draft, what is open over it, and the result. */
export function screenReducer(state: ScreenState, action: ScreenAction): ScreenState {
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
      return { ...state, choosingClient: false, problems: {} }
    case 'refused':
      return { ...state, problems: action.problems }
    case 'finish':
      return { ...state, finished: action.finished }
    case 'planned': {
      const { finished } = state
      // The result may have been closed since it was asked for.
      if (finished?.analysisId !== action.analysisId) return state
      return { ...state, finished: action.change(finished) }
    }
    case 'edit':
      return { ...state, finished: null }
    case 'reset':
      return INITIAL_STATE
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
