import { FIRST_LOOK } from '../data/chair-time.ts'
import { nearestFive } from './clock-in-fives.ts'

/** Minutes from the application of a section of powder to its first look, for this processing time; in fives where that leaves time. */
export const firstLook = (minutes: number): number => {
  const share = FIRST_LOOK.share * minutes
  const inFives = nearestFive(share)
  return Math.min(FIRST_LOOK.mostMinutes, inFives > 0 && inFives < minutes ? inFives : Math.round(share))
}
