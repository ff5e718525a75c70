// Shared with the stand-in for an external model.
export type { ModelAnswer } from './engines/model/answer.ts'
