import { hexFromLab } from '../colour/convert.ts'
import { isSameTone, labOf } from '../colour/tone.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import { eachZone, ZONES, type Zone } from '../model/vocabulary.ts'

/** A colourist's level and tone of a zone. */
export type ConfirmedZone = { readonly level: number; readonly tone: Tone }
/** Confirmed zones; the others keep their reading. */
export type ConfirmedHair = Readonly<Partial<Record<Zone, ConfirmedZone | undefined>>>

/** A confirmed level this close to the read one keeps the measured colour. */
const SAME_LEVEL = 0.25

/**
 * Replaces the values of the photo by the confirmed ones, and keeps the former in `read`. The whole head gets the values of the
 * lengths; if the photo shows none, those of the first confirmed zone.
 */
export const confirmReading = <T extends MeasuredHair>(reading: T, confirmed: ConfirmedHair | null): T => {
  if (confirmed === null) return reading
  const zones = eachZone((zone): ZoneReading | null => {
    const said = confirmed[zone]
    return said ? confirmZone(reading.zones[zone] ?? reading, said) : reading.zones[zone]
  })
  const first = ZONES.map((zone) => confirmed[zone]).find((zone) => zone !== undefined)
  const whole = confirmed.lengths ?? (reading.zones.lengths === null ? first : undefined)
  return {
    ...reading,
    ...(whole ? confirmZone(reading, whole) : {}),
    zones,
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
