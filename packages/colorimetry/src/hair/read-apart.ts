import type { Situation } from '../model/situation.ts'

/** Levels by which the zones of one photo differ where some of them are skin, clothes or background, or were dyed [E]. */
const APART_FROM = 4

/** Whether the zones of a photo were read so far apart that none of them names the head before they are confirmed. */
export const isReadApart = ({ current, goal }: Pick<Situation, 'current' | 'goal'>): boolean => {
  const zones = Object.values(current)
  const levels = zones.map(({ level }) => level)
  if (goal.kind !== 'refresh' || zones.some(({ levelError }) => levelError === undefined)) return false
  return Math.max(...levels) - Math.min(...levels) >= APART_FROM
}
