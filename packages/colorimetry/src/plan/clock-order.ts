import { sessionClock } from '../clock/session-clock.ts'
import type { HairBulk } from '../data/products/grams.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase } from '../model/plan.ts'
import { ZONES } from '../model/vocabulary.ts'

const RINSE: readonly ApplicationCode[] = ['emulsify', 'rinse']

const isRootBowl = ({ kind, zones }: Phase): boolean => kind === 'colour' && zones.length === 1 && zones[0] === 'roots'

/** Lengths that take longer than the roots start before them instead of in their last minutes: the roots' bowl is rinsed last. */
const withRinse = (phases: readonly Phase[]): readonly Phase[] => {
  const lengths = phases.findIndex(({ application }) => application.includes('lengths-last-minutes'))
  const roots = phases.findIndex(isRootBowl)
  if (lengths === -1 || roots < lengths) return phases
  return phases.map((phase, index) => {
    if (index === roots)
      return { ...phase, application: [...phase.application.filter((code) => !RINSE.includes(code)), ...RINSE] }
    if (index !== lengths) return phase
    return {
      ...phase,
      application: phase.application.map((code) => (code === 'lengths-last-minutes' ? 'lengths-only' : code)),
    }
  })
}

const LIGHTENING: ReadonlySet<Phase['kind']> = new Set(['bleach', 'remove'])

/** Roots whose lightener is the first to start are not told to wait for the lengths. */
const withRootsInTurn = (phases: readonly Phase[]): readonly Phase[] =>
  phases.map((phase, index) => {
    const isLater = phases.slice(0, index).some(({ kind }) => LIGHTENING.has(kind))
    if (isLater || !phase.application.includes('roots-last')) return phase
    return { ...phase, application: phase.application.map((code) => (code === 'roots-last' ? 'zone-only' : code)) }
  })

/** The phases of a session in starting order: among bowls that process together the longest is first. */
export const inClockOrder = (
  phases: readonly Phase[],
  technique: Technique | null,
  hair: HairBulk,
): readonly Phase[] => {
  const { zones } = sessionClock(phases, technique, hair)
  const spans = ZONES.flatMap((zone) => zones[zone])
  const startOf = (index: number) =>
    Math.min(...spans.filter(({ phase }) => phase === index).map(({ apply: [from] }) => from))
  const begun = phases.map((phase, index) => ({ phase, start: startOf(index) }))
  const started = begun.sort((one, other) => one.start - other.start).map(({ phase }) => phase)
  return withRootsInTurn(withRinse(started))
}
