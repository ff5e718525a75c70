// What the stand-in for an outside model takes from this feature.
export type { ModelAnswer } from './engines/model/answer.ts'
