export { applyCalibration, type NamedCalibration } from './apply-calibration.ts'
export {
  type Calibration,
  FEWEST_SWATCHES,
  type FittedCalibration,
  fitCalibration,
  isLost,
  type NamedSwatch,
  type RingFault,
  seenIn,
} from './fit-calibration.ts'
export { type MeasuredSwatch, measureSwatch } from './measure-swatch.ts'
export { needsRenewal, RENEWALS, type Renewal } from './renewal.ts'
