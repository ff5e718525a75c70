import { clampLevel, hexFromLab, type Lab, labFromHex, type Zone, type ZoneReading } from '@riflesso/colorimetry'
import { labOfLinear, linearOfLab } from '../colour/lab.ts'
import type { Gains } from '../light/light.ts'
import { greyingOf, isGreying } from '../measure/greying.ts'
import { levelErrorOf } from '../measure/level-error.ts'
import { isRed, toneInLight } from '../measure/tone-in-light.ts'
import { lengthOf, roundTo } from '../numeric.ts'
import type { QualityCode, Reading } from '../reading.ts'
import { knownLight, seenLevel } from './calibrated-light.ts'
import type { Calibration } from './fit-calibration.ts'
import { levelOnCurve } from './level-curve.ts'

/** Additional standard deviation of heads compared with swatches, in levels: cut, self-shading, place in the room. */
const OF_HEADS = 0.9

/** Notes that do not apply if the light is known. */
const ABOUT_LIGHT: ReadonlySet<QualityCode> = new Set(['colour-cast', 'too-dark', 'too-bright', 'good-light'])

/** A calibration with the data that readings store: its id, the name of place and device, and when it was made (ISO 8601). */
export type NamedCalibration = Calibration & { readonly id: string; readonly name: string; readonly madeOn: string }

/**
 * Applies the light of a ring, measured at the same place with the same device, to a reading: levels, tones and colours of the whole
 * and of every zone, and error bars from the ring's leave-one-out error. The light estimated from the photo stays in
 * `calibration`, for `needsRenewal`. A reading that is already calibrated, or whose white was tapped, is returned unchanged.
 */
export function applyCalibration(reading: Reading, calibration: NamedCalibration): Reading {
  const { id, name, madeOn, error } = calibration
  if (reading.calibration || reading.light.source === 'white-point') return reading
  const quality = reading.quality.filter(({ code }) => !ABOUT_LIGHT.has(code))
  const calibrated = (of: ZoneReading, zone: Zone | null) =>
    calibratedZone(of, { reading: { ...reading, quality }, calibration, zone })
  const inZone = (zone: Zone) => reading.zones[zone] && calibrated(reading.zones[zone], zone)
  return {
    ...reading,
    ...calibrated(reading, null),
    zones: { roots: inZone('roots'), lengths: inZone('lengths'), ends: inZone('ends') },
    palette: reading.palette.map(({ hex, share }) => {
      const lab = relit(labFromHex(hex) ?? [0, 0, 0], reading.light.gains, calibration.gains)
      return { hex: hexFromLab(lab), share, level: roundTo(levelOf(lab, calibration), 1) }
    }),
    light: { ...knownLight(calibration.gains).light, source: 'calibration' },
    quality,
    calibration: { id, name, madeOn, error, estimatedGains: reading.light.gains },
  }
}

type Place = { readonly reading: Reading; readonly calibration: Calibration; readonly zone: Zone | null }

function calibratedZone(of: ZoneReading, { reading, calibration, zone }: Place): ZoneReading {
  const { evenness, quality, strandContrast } = reading
  const lab = relit(of.lab, reading.light.gains, calibration.gains)
  const light = knownLight(calibration.gains)
  const greying = isGreying(greyingOf(of.lab, strandContrast))
  // With white strands the level is that of the darker strands: their distance to the median is kept.
  const darker = greying ? Math.min(0, of.level - seenLevel(of.lab)) : 0
  const deviation = lengthOf(calibration.error, OF_HEADS)
  return {
    level: roundTo(clampLevel(levelOf(lab, calibration) + darker), 1),
    levelError: levelErrorOf({ deviation, evenness, light, quality, zone, maskConfidence: 1 }),
    // Copper and red were derived from the skin beside the hair, which has the same light.
    ...(isRed(of.tone) ? toneSeen(of) : toneInLight(lab, light, quality, { bright: lab, isGreying: greying })),
    lab: [roundTo(lab[0], 1), roundTo(lab[1], 1), roundTo(lab[2], 1)],
    hex: hexFromLab(lab),
  }
}

const toneSeen = ({ tone, toneError, alternativeTone }: ZoneReading) => ({ tone, toneError, alternativeTone })

const levelOf = (lab: Lab, { curve }: Calibration): number => levelOnCurve(curve, seenLevel(lab))

/** Replaces the correction of one light by that of another. */
function relit(lab: Lab, from: Gains, to: Gains): Lab {
  const [red, green, blue] = linearOfLab(lab)
  return labOfLinear(
    Math.max(0, (red / from[0]) * to[0]),
    Math.max(0, (green / from[1]) * to[1]),
    Math.max(0, (blue / from[2]) * to[2]),
  )
}
