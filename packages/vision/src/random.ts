export { seededRandom } from '@riflesso/colorimetry'

/** Approximately normal, mean 0, deviation 1, never beyond ±3.5: the sum of six uniform draws. */
export function normalDraw(random: () => number): number {
  return (random() + random() + random() + random() + random() + random() - 3) * Math.SQRT2
}
