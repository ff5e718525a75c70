import { hexFromLab } from '../colour/convert.ts'
import { isSameTone, labOf } from '../colour/tone.ts'
import type { MeasuredHair, ZoneReading } from '../model/measured-hair.ts'
import { type Tone, ZONES, type Zone } from '../model/vocabulary.ts'

/** What a colourist says of a zone after looking at the hair. */
export type ConfirmedZone = { readonly level: number; readonly tone: Tone }
/** Zones that were confirmed; the others stay as they were read. */
export type ConfirmedHair = Readonly<Partial<Record<Zone, ConfirmedZone | undefined>>>

/** A confirmed level this close to the read one keeps the measured colour. */
const SAME_LEVEL = 0.25

/**
 * Confirmed values replace what the photo showed, which stays beside them in `read`. The hair as a whole is that of the lengths;
 * where the photo shows none, that of the first zone that was confirmed.
 */
export const confirmReading = <T extends MeasuredHair>(reading: T, confirmed: ConfirmedHair | null): T => {
  if (confirmed === null) return reading
  const zoneOf = (zone: Zone): ZoneReading | null => {
    const said = confirmed[zone]
    return said ? confirmZone(reading.zones[zone] ?? reading, said) : reading.zones[zone]
  }
  const first = ZONES.map((zone) => confirmed[zone]).find((zone) => zone !== undefined)
  const whole = confirmed.lengths ?? (reading.zones.lengths === null ? first : undefined)
  return {
    ...reading,
    ...(whole ? confirmZone(reading, whole) : {}),
    zones: { roots: zoneOf('roots'), lengths: zoneOf('lengths'), ends: zoneOf('ends') },
  }
}

/** Whether a colourist confirmed these values. */
export const isConfirmed = ({ read }: ZoneReading): boolean => read !== undefined

const confirmZone = ({ level, levelError, tone, lab, hex }: ZoneReading, said: ConfirmedZone): ZoneReading => {
  const isSame = Math.abs(said.level - level) <= SAME_LEVEL && isSameTone(said.tone, tone)
  const colour = isSame ? lab : labOf(said.level, said.tone)
  return {
    level: said.level,
    levelError: 0,
    tone: said.tone,
    toneError: 0,
    alternativeTone: null,
    lab: colour,
    hex: isSame ? hex : hexFromLab(colour),
    read: { level, levelError, tone, hex },
  }
}
