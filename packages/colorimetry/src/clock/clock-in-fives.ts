import { CLOCK_STEP } from '../data/chair-time.ts'
import type { SessionClock } from '../model/chair.ts'
import { eachZone } from '../model/vocabulary.ts'

type Span = readonly [from: number, to: number]

/** The nearest multiple of five minutes. */
export const nearestFive = (minute: number): number => CLOCK_STEP * Math.round(minute / CLOCK_STEP)
const spanNear = ([from, to]: Span): Span => [nearestFive(from), nearestFive(to)]

/**
 * The clock as a salon reads it: every minute is the nearest multiple of five. Bowls process for multiples of five, so the time from
 * the first strand of a section to its rinse stays as planned.
 */
export const clockInFives = ({ steps, sections, zones, ...clock }: SessionClock): SessionClock => ({
  ...clock,
  steps: steps.map((step) => ({
    ...step,
    at: nearestFive(step.at),
    minutes: nearestFive(step.at + step.minutes) - nearestFive(step.at),
  })),
  sections: sections.map((section) => ({
    ...section,
    applied: spanNear(section.applied),
    looks: section.looks.map(nearestFive),
    rinsed: spanNear(section.rinsed),
  })),
  zones: eachZone((zone) =>
    zones[zone].map((span) => ({ ...span, apply: spanNear(span.apply), process: spanNear(span.process) })),
  ),
})
