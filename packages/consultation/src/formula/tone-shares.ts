import { directionOf, isConfirmed, type Lab, reflectOf, type Tone } from '@riflesso/colorimetry'
import type { AnalysisResult } from '../analysis-result.ts'
import { percent } from '../italian.ts'
import { judgeReading } from '../reading/judge-reading.ts'
import { isNatural, TONE_LABELS } from '../words/colour/tones.ts'

export type ToneShare = { readonly name: string; readonly share: number }

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)

/**
 * Shares of the two tones in a reflect, larger first, rounded to a tenth and adding up to 1: 'Rame' 0.7, 'Dorato' 0.3; a tone that rounds to
 * nothing is left out. The
 * measured direction is split into a positive mix of the directions of two tones.
 */
export function toneShares(tone: Tone, lab: Lab): ToneShare[] {
  const { primary, secondary } = tone
  if (isNatural(tone)) return [{ name: TONE_LABELS.NATURALE, share: 1 }]
  const alone = [{ name: TONE_LABELS[primary], share: 1 }]
  // Beige is the name of a mix: it is shown as one tone.
  if (secondary === null || secondary === primary || primary === 'BEIGE') return alone
  const first = directionOf({ primary, secondary: null, intensity: 'full' })
  const second = directionOf({ primary: secondary, secondary: null, intensity: 'full' })
  if (!first || !second) return alone
  const { theta } = reflectOf(lab)
  const ofFirst = Math.abs(sine(second.theta - theta))
  const ofSecond = Math.abs(sine(theta - first.theta))
  if (ofFirst + ofSecond === 0) return alone
  const share = Math.round((10 * ofFirst) / (ofFirst + ofSecond)) / 10
  const shares = [
    { name: TONE_LABELS[primary], share },
    { name: TONE_LABELS[secondary], share: Math.round((1 - share) * 10) / 10 },
  ]
  return shares.filter((part) => part.share > 0).sort((a, b) => b.share - a.share)
}

/**
 * The tones of a result as they are shown: 'Rame 70%', 'Dorato 30%'. A single tone has no share; nor has any
 * tone while the reflect of the goal is uncertain.
 */
export function tonesInWords({
  toneShares: tones,
  prima,
  dopo,
}: Pick<AnalysisResult, 'toneShares' | 'prima' | 'dopo'>) {
  const reading = dopo ?? prima
  const isSure = tones.length > 1 && (reading === null || !isReflectInDoubt(reading))
  return tones.map(({ name, share }) => (isSure ? `${name} ${percent(share)}` : name))
}

const isReflectInDoubt = (reading: NonNullable<AnalysisResult['prima']>): boolean =>
  !isConfirmed(reading) &&
  (reading.toneError === null || Boolean(reading.alternativeTone) || judgeReading(reading).state !== 'good')
