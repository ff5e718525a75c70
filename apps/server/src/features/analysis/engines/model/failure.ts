import type { ModelOutcome } from '@riflesso/contract'

/** Why there is no result of the external model. */
export type ModelFailure = Exclude<ModelOutcome, 'used' | 'partly' | 'vetoed'>
