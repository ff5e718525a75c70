import { hexFromLab } from '../colour/convert.ts'
import { labOf, NATURAL_TONE } from '../colour/tone.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'

/** The reading of a zone with a narrow error bar. */
export const read = (level: number, tone: Tone = NATURAL_TONE): ZoneReading => {
  const lab = labOf(level, tone)
  return { level, levelError: 0.4, tone, lab, hex: hexFromLab(lab) }
}

/** The reading of a head, even unless its roots are given. */
export const photo = (lengths: ZoneReading, roots: ZoneReading = lengths): MeasuredHair => ({
  ...lengths,
  palette: [],
  zones: { roots, lengths, ends: lengths },
  whiteShare: null,
})
