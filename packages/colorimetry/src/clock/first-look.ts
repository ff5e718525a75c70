import { FIRST_LOOK } from '../data/chair-time.ts'

/** Minutes from the application of a section of powder to its first look, for this processing time. */
export const firstLook = (minutes: number): number =>
  Math.min(FIRST_LOOK.mostMinutes, Math.round(FIRST_LOOK.share * minutes))
