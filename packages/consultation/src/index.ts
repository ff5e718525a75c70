export * from './analysis-as-text.ts'
export * from './analysis-of-option.ts'
export * from './analysis-result.ts'
export { brandExplanation, shadeOfBrand } from './brand-notation.ts'
export * from './describe-colour.ts'
export * from './describe-measures.ts'
export * from './describe-reading.ts'
export {
  beforeNumber,
  capitalised,
  decimal,
  duration,
  measure,
  percent,
  properName,
  whenNeeded,
  withError,
} from './italian.ts'
export * from './judge-reading.ts'
export * from './labels.ts'
export { lineQuantity } from './line-quantity.ts'
export { type OwnWords, ownWords } from './second-master/own-words.ts'
export { type ProseObjection, proseObjections } from './second-master/prose-objections.ts'
export {
  type AcceptedChange,
  type Contribution,
  type Seen,
  withContribution,
  withoutContribution,
} from './second-master/second-master.ts'
export {
  SEEN_CONDITION_CODES,
  SEEN_HISTORY_CODES,
  SEEN_OCCLUSION_CODES,
  SEEN_REGROWTH_CODES,
} from './second-master/seen.ts'
export { writeMidService } from './sections/chair.ts'
export * from './sheet-order.ts'
export * from './short-of-wish.ts'
export * from './tone-shares.ts'
export * from './words/glossary.ts'
export * from './words/levels.ts'
export * from './words/products.ts'
export * from './words/techniques.ts'
export { TONE_LABELS } from './words/tones.ts'
export { ruleMeaning } from './words/trade-rules.ts'
export { ZONE_LABELS } from './words/zones.ts'
export * from './write-analysis.ts'
export * from './write-phases.ts'
export * from './write-result-faults.ts'
export * from './write-verdicts.ts'
