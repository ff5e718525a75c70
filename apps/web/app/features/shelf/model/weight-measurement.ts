/** Bit 0 of the flags: pounds instead of kilograms. */
const IMPERIAL = 0b1
/** Kilograms come in steps of 5 g, pounds in steps of a hundredth. */
const GRAMS_PER_STEP = { metric: 5, imperial: 453.59237 / 100 }
/** The scale could not measure. */
const UNSUCCESSFUL = 0xffff

/**
 * Grams of a Weight Measurement (characteristic 0x2A9D of the Bluetooth Weight Scale Service 1.0, section 3.2), rounded to whole
 * grams; null for a failed measurement and for data that is too short. Time, user and body data that may follow are ignored.
 */
export function gramsOfMeasurement(data: DataView): number | null {
  if (data.byteLength < 3) return null
  const steps = data.getUint16(1, true)
  if (steps === UNSUCCESSFUL) return null
  const isImperial = (data.getUint8(0) & IMPERIAL) !== 0
  return Math.round(steps * (isImperial ? GRAMS_PER_STEP.imperial : GRAMS_PER_STEP.metric))
}
