import type { ErrorCode, RING_ERRORS } from '@riflesso/contract'
import { type Calibration, fitCalibration, type NamedSwatch, type RingFault } from '@riflesso/vision'
import { errorSentences } from '#platform/copy/it'
import { AppError } from '#platform/errors'

const CODES = {
  'too-few': 'ring-too-few',
  saturated: 'ring-saturated',
  light: 'ring-light',
  reversed: 'ring-reversed',
  uncertain: 'ring-uncertain',
} as const satisfies Record<RingFault, (typeof RING_ERRORS)[number] & ErrorCode>

/**
 * Fits the measured swatches.
 *
 * @throws AppError with one of `RING_ERRORS`; `fields` names the faulty taps, or 'taps' for the whole ring
 */
export function fitRing(swatches: readonly NamedSwatch[]): Calibration {
  const fitted = fitCalibration(swatches)
  if (fitted.ok) return fitted.calibration
  const code = CODES[fitted.fault]
  const taps = swatches.flatMap(({ level }, index) => (fitted.levels.includes(level) ? [`taps.${index}`] : []))
  const names = taps.length > 0 ? taps : ['taps']
  throw new AppError(code, { fields: Object.fromEntries(names.map((name) => [name, errorSentences[code]])) })
}
