export { inHalfTubes } from './chair/half-tubes.ts'
export { isLightener } from './chair/look.ts'
export { midService } from './chair/mid-service.ts'
export { sectioningOf } from './chair/sectioning.ts'
export { aftercareOf, appointmentsOf } from './chair/upkeep.ts'
export { whatIf } from './chair/what-if.ts'
export { clockInFives } from './clock/clock-in-fives.ts'
export { firstLook } from './clock/first-look.ts'
export { idleSpans } from './clock/idle-spans.ts'
export { chairMinutes, sessionClock } from './clock/session-clock.ts'
export { sideBySide } from './clock/stages.ts'
export * from './colour/brand-shade.ts'
export * from './colour/convert.ts'
export * from './colour/level.ts'
export { mixedLevel } from './colour/mixing.ts'
export * from './colour/natural.ts'
export { readBrandCorrector, readBrandShade, type ShadeOnTube } from './colour/read-brand-shade.ts'
export * from './colour/shade.ts'
export * from './colour/tone.ts'
export { familyOf } from './data/correction-limits.ts'
export * from './data/fade.ts'
export { FANTASY_BASES } from './data/fantasy.ts'
export { FIRST_AID } from './data/first-aid.ts'
export { HARD_LIMITS } from './data/hard-limits.ts'
export * from './data/law.ts'
export * from './data/level-names.ts'
export * from './data/levels.ts'
export * from './data/preliminary-tests.ts'
export * from './data/products/brands.ts'
export * from './data/products/catalogue.ts'
export { CORRECTOR } from './data/products/correctors.ts'
export { percentOf } from './data/products/developers.ts'
export * from './data/products/lighteners.ts'
export * from './data/products/product-classes.ts'
export { MIX, servedBy } from './data/products/shelf.ts'
export * from './data/sources.ts'
export * from './data/techniques/techniques.ts'
export { COOL_TONES, RED_TONES } from './data/tones.ts'
export * from './data/trade-rules.ts'
export * from './data/underlying-pigment.ts'
export { WHITE } from './data/white-hair.ts'
export { toTenth } from './hair/colour-of.ts'
export { isLightened, isUndyed } from './hair/history.ts'
export { assumedHair, conditionAt, conditionOf, historyOfHead } from './hair/likely-answers.ts'
export { patchTestState, requiresPatchTest } from './hair/patch-test.ts'
export { reflectOfLab } from './hair/pigment.ts'
export { isReadApart } from './hair/read-apart.ts'
export { landingTolerance } from './hair/tolerance.ts'
export { whiteShareOf } from './hair/white-share.ts'
export { isWhiteUnasked, type WhiteTreatment, whiteTreatment } from './hair/white-treatment.ts'
export { LEVEL_TOLERANCE } from './hair/wish.ts'
export {
  type ColourWithError,
  correctionsFrom,
  doesCorrect,
  type LearningOutcome,
} from './learning/corrections-from.ts'
export { type LearningCell, type LearningOverview, learningOverview } from './learning/learning-overview.ts'
export { type LearningResult, learningResult, type WorkedBowl, workedPhases } from './learning/learning-result.ts'
export * from './model/application-codes.ts'
export * from './model/chair.ts'
export * from './model/corrections.ts'
export * from './model/measured-hair.ts'
export { hasShade, isColourKept, isForWhite, keepsColour } from './model/phase-colour.ts'
export * from './model/plan.ts'
export * from './model/reason-codes.ts'
export * from './model/shape.ts'
export * from './model/shelf.ts'
export * from './model/situation.ts'
export * from './model/technique-ids.ts'
export * from './model/vocabulary.ts'
export {
  MISSING_PIECES,
  type MissingPiece,
  missingPieces,
  readFormula,
  type TypedFormula,
  type TypedPhase,
} from './notation/read-formula.ts'
export type { Span } from './notation/tokens.ts'
export { writeNotation } from './notation/write-notation.ts'
export {
  compareOutcome,
  measuredZone,
  type OutcomeComparison,
  type OutcomePromise,
  type OutcomeVerdict,
  type ReflectDifference,
  todaysPromise,
} from './outcome/compare-outcome.ts'
export * from './outcome/reflect-fading.ts'
export { changeFormula, FORMULA_CHANGES, type FormulaChange } from './own/change-formula.ts'
export { type DeclaredHead, declaredHead } from './own/declared-head.ts'
export { type HeadToday, type OwnFormula, ownFormula } from './own/own-formula.ts'
export { asTyped, changesAfter, forRegrowth, headLater } from './own/repeat-formula.ts'
export * from './plan/adjust-plan.ts'
export * from './plan/plan-formula.ts'
export { absoluteRefusals, usesColour } from './plan/reasons/refusals.ts'
export * from './plan/remembered-plans.ts'
export { hasHealthAnswers, planWithoutHealth, withoutHealthAnswers } from './plan/without-health.ts'
export { workOf } from './plan/work-of.ts'
export * from './questions/deciding-questions.ts'
export { type Declared, QUESTION_IDS, QUESTIONS, type QuestionId } from './questions/questions.ts'
export * from './questions/sibling-plans.ts'
export * from './rules/check-plan.ts'
export * from './rules/rule.ts'
export * from './rules/rule-ids.ts'
export { planWithoutReading, type SafePlan, safePlan } from './safe-plan.ts'
export * from './seeded-random.ts'
export {
  type BowlCost,
  costOfBowl,
  costOfGrams,
  costOfMinutes,
  type Pack,
  type PriceRule,
  priceOf,
  VAT,
} from './shelf/cost.ts'
export { type PlanInTubes, planInTubes } from './shelf/plan-in-tubes.ts'
export { upkeepVisits } from './shelf/upkeep-visits.ts'
export * from './situation/build-situation.ts'
export {
  type ConfirmedHair,
  type ConfirmedZone,
  confirmReading,
  isConfirmed,
} from './situation/confirm-reading.ts'
export * from './situation/empty-details.ts'
export * from './situation/outline.ts'
export { typeAfter } from './situation/type-after.ts'
export * from './situation/wished-colour.ts'
export * from './situation/zone-colours.ts'
export { judgeResult, RESULT_FAULTS, type ResultFault } from './verdict/judge-result.ts'
