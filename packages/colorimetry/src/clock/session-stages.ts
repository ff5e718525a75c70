import { CLARIFY_MINUTES, SET_UP_MINUTES } from '../data/chair-time.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import type { HairBulk } from '../data/products/grams.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import type { Phase } from '../model/plan.ts'
import { handsFor, type TakeOff, takeOffOf } from './hands.ts'
import { type Layout, layOut } from './layout.ts'
import { minutesOf, type Sections, sectionsOf } from './sections.ts'
import { type Placed, sideBySide } from './stages.ts'

/** Bowls that process together, and what is done before and after them. */
export type SessionStage = {
  readonly group: readonly Placed[]
  /** Null without powder: the whole head is one section. */
  readonly sections: Sections | null
  /** The bowls on one section. */
  readonly layout: Layout
  /** The same if two pairs of hands apply the bowls together. */
  readonly inFourHands: () => Layout
  readonly takeOff: TakeOff | null
  /** Minutes of drying before it; 0 = none. */
  readonly dryFirst: number
}

/** The stages of a session; in minutes, the wash before the first bowl (0 = none) and the drying at the end. */
export type SessionStages = {
  readonly stages: readonly SessionStage[]
  readonly clarify: number
  readonly drying: number
}

const lengthOf = ({ layout, sections, takeOff, dryFirst }: SessionStage): number =>
  dryFirst + (sections === null ? layout.end : minutesOf(sections)) + (takeOff?.minutes ?? 0)

/** Minutes in the chair, before they are rounded. */
const minutesIn = ({ stages, clarify, drying }: SessionStages): number =>
  stages.reduce((sum, stage) => sum + lengthOf(stage), SET_UP_MINUTES + clarify + drying)

/** Minutes beyond the longest appointment. */
const excessOf = (session: SessionStages): number => minutesIn(session) - HARD_LIMITS.maxAppointmentMinutes

/** The stages of a session for one pair of hands. */
export const stagesAlone = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): SessionStages => {
  const hands = handsFor(phases, technique, hair)
  const groups = sideBySide(phases)
  const worksAt = (place: number) => (groups[place] ?? []).map(({ phase }) => phase)
  const isClarified = phases.some(({ application }) => application.includes('clarify-first'))
  let isWet = isClarified
  const stages = groups.map((group, place): SessionStage => {
    const works = worksAt(place)
    const takeOff = takeOffOf(works, worksAt(place + 1))
    const isDried = isWet && works.some(({ application }) => application.includes('dry-hair'))
    // Hair is wet after the first bowl is removed.
    isWet ||= takeOff !== null
    const sections = works.some(usesPowder) ? sectionsOf(group, technique, hands) : null
    const appliedBy = (pairs: 1 | 2) =>
      sections?.layout ?? layOut(group, (phase, share) => (share * hands.bulk * hands.onMedium(phase)) / pairs)
    const dryFirst = isDried ? Math.round(hands.dryBetween) : 0
    return { group, sections, layout: appliedBy(1), inFourHands: () => appliedBy(2), takeOff, dryFirst }
  })
  return { stages, clarify: isClarified ? CLARIFY_MINUTES : 0, drying: phases.length === 0 ? 0 : hands.drying }
}

/** A second pair of hands works as many sections as the longest appointment requires, at most half of each bowl. */
const sectionsShared = (session: SessionStages): SessionStages => {
  let excess = excessOf(session)
  const stages = session.stages.map((stage) => {
    if (stage.sections === null) return stage
    let { sections } = stage
    while (excess > 0 && 2 * (sections.rounds - 1) >= sections.count) {
      const fewer = { ...sections, rounds: sections.rounds - 1 }
      excess -= minutesOf(sections) - minutesOf(fewer)
      sections = fewer
    }
    return { ...stage, sections }
  })
  return { ...session, stages }
}

/** Both pairs also apply the colour together, and dry before a bowl. */
const colourShared = (session: SessionStages): SessionStages => ({
  ...session,
  stages: session.stages.map((stage) => ({
    ...stage,
    layout: stage.inFourHands(),
    dryFirst: Math.round(stage.dryFirst / 2),
  })),
})

/** This share of the sections of each bowl, all of them in four hands. */
const inPart = (session: SessionStages, part: number): SessionStages => ({
  ...session,
  stages: session.stages.map((stage) => {
    if (stage.sections === null) return stage
    const today = Math.ceil(part * stage.sections.count)
    return { ...stage, sections: { ...stage.sections, today, rounds: Math.ceil(today / 2) } }
  }),
})

/** Steps in which the work of a day is reduced. */
const PARTS = 10

/**
 * The same within the longest appointment: with a second pair of hands for the powder, then for the colour too, and if that is not
 * enough with a part of the sections; the others wait for another visit.
 */
export const withinTheDay = (alone: SessionStages): SessionStages => {
  if (excessOf(alone) <= 0) return alone
  let session = sectionsShared(alone)
  if (excessOf(session) > 0) session = colourShared(session)
  for (let part = PARTS - 1; part > 0 && excessOf(session) > 0; part--) session = inPart(session, part / PARTS)
  return session
}

const toFive = (minutes: number) => Math.ceil(minutes / 5) * 5

/** Minutes in the chair for one pair of hands; a multiple of five. */
export const minutesAlone = (alone: SessionStages): number => toFive(minutesIn(alone))

/** Minutes in the chair with the help that is needed; a multiple of five. */
export const minutesOfDay = (alone: SessionStages): number => {
  if (excessOf(alone) <= 0) return minutesAlone(alone)
  // Help never makes the appointment shorter than the longest one: more hair does not take less time.
  return Math.max(HARD_LIMITS.maxAppointmentMinutes, toFive(minutesIn(withinTheDay(alone))))
}
