export { applyCalibration, type NamedCalibration } from './apply-calibration.ts'
export {
  type Calibration,
  FEWEST_SWATCHES,
  type FittedCalibration,
  fitCalibration,
  type NamedSwatch,
  type RingFault,
} from './fit-calibration.ts'
export { type MeasuredSwatch, measureSwatch } from './measure-swatch.ts'
export { needsRenewal, type Renewal } from './renewal.ts'
