import type { ModelOutcome } from '@riflesso/contract'

/** Why the outside model brought nothing. */
export type ModelFailure = Exclude<ModelOutcome, 'used' | 'partly' | 'vetoed'>
