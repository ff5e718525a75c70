import type { Condition } from '../model/vocabulary.ts'

/** Limits that no plan may exceed (section 5.3 of the reference) [E/C] unless another source is given. */
export const HARD_LIMITS = {
  bleachMinutes: 50,
  bleachApplicationsPerDay: 2,
  /** A second one only on hair in these conditions, with at most these volumes. */
  bleachTwiceOn: new Set<Condition>(['ottimo', 'buono']),
  bleachVolumeAgain: 20,
  persulfateMinutesPerZone: 90,
  oxidativeProcessesPerZone: 3,
  usualAppointment: 240,
  maxAppointmentMinutes: 360,
  /** Minimum [S41] and default weeks between two lightenings. */
  bleachWeeksMin: 2,
  bleachWeeks: 4,
  permToColourWeeks: 2,
  colourToPermWeeks: 2,
  /** A burnt scalp is not treated for a day [S31]. */
  hoursAfterBurning: 24,
  permToBleachWeeks: 4,
  /** Volumes of lightener off and on the scalp; above 30 only damage grows [S37]. */
  bleachVolume: 30,
  bleachVolumeScalp: 20,
  bleachVolumeSensitiveScalp: 10,
  /** A patch test is read after 48 h [S4]; with questions before each colour it counts for a year [E]. */
  patchTestMinHours: 48,
  patchTestMaxHours: 24 * 365,
  /** Where the salon follows the industry, a test before every use [S4 S5]: one of the week before [E]. */
  patchTestOnceMaxHours: 24 * 7,
  minAge: 16,
} as const
