export * from './analysis-as-text.ts'
export * from './analysis-of-option.ts'
export * from './analysis-result.ts'
export { archivedAnalysisSchema } from './archived-analysis.ts'
export { assumedLength, gramsNote } from './formula/assumed-length.ts'
export { brandExplanation, shadeOfBrand, showsBrand } from './formula/brand-notation.ts'
export { type LinePart, lineParts, mixedProducts } from './formula/formula-lines.ts'
export { lineQuantity } from './formula/line-quantity.ts'
export * from './formula/tone-shares.ts'
export * from './formula/write-phases.ts'
export {
  beforeNumber,
  capitalised,
  decimal,
  duration,
  euro,
  measure,
  percent,
  properName,
  whenNeeded,
  withError,
} from './italian.ts'
export * from './labels.ts'
export {
  type AcceptedChange,
  type Contribution,
  type Seen,
  withContribution,
  withoutContribution,
} from './model-review/model-review.ts'
export {
  CHANGE_REASON_CODES,
  SEEN_CONDITION_CODES,
  SEEN_HISTORY_CODES,
  SEEN_OCCLUSION_CODES,
  SEEN_REGROWTH_CODES,
} from './model-review/review-codes.ts'
export { layOutPact, type PactSheet, signaturePath } from './pact/lay-out-pact.ts'
export * from './pact/pact.ts'
export { type HomeCareProduct, writePact } from './pact/write-pact.ts'
export * from './reading/describe-colour.ts'
export * from './reading/describe-measures.ts'
export * from './reading/describe-reading.ts'
export { type DescribedViews, describeViews, PLACE_LABELS, readingOfHead } from './reading/head-views.ts'
export * from './reading/judge-reading.ts'
export { writeMidService } from './sections/chair.ts'
export { washRules } from './sections/wash-rules.ts'
export * from './sheet-order.ts'
export * from './verdict/in-short.ts'
export * from './verdict/stops-of-work.ts'
export * from './verdict/wish-title.ts'
export * from './verdict/write-outcome.ts'
export * from './verdict/write-verdicts.ts'
export * from './with-sibling.ts'
export * from './words/colour/levels.ts'
export { TONE_LABELS } from './words/colour/tones.ts'
export * from './words/plans.ts'
export * from './words/products.ts'
export { answerInWords } from './words/questions.ts'
export { hairInWords } from './words/reading/declared.ts'
export { QUALITY_SENTENCES } from './words/reading/quality.ts'
export { writeAround, writeMixDifference } from './words/shelf.ts'
export * from './words/techniques.ts'
export { ruleMeaning } from './words/trade-rules.ts'
export { APPOINTMENT_NAMES } from './words/upkeep.ts'
export { ZONE_LABELS, zoneWords } from './words/zones.ts'
export { isErased, writeAnalysis, writeWithoutHealth } from './write-analysis.ts'
export { appointmentsAsEvents, type CalendarEvent, idleLines, testBefore, writeCalendar } from './write-calendar.ts'
export * from './write-siblings.ts'
export * from './written-chair.ts'
export * from './written-phase.ts'
