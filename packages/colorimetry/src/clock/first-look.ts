import { CLOCK_STEP, FIRST_LOOK } from '../data/chair-time.ts'

/** Minutes from the application of a section of powder to its first look, for this processing time; in fives where that leaves time. */
export const firstLook = (minutes: number): number => {
  const share = FIRST_LOOK.share * minutes
  const inFives = CLOCK_STEP * Math.round(share / CLOCK_STEP)
  return Math.min(FIRST_LOOK.mostMinutes, inFives > 0 && inFives < minutes ? inFives : Math.round(share))
}
