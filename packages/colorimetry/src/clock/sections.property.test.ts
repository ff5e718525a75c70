import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import type { ClockSection, SessionClock } from '../model/chair.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { TECHNIQUE_IDS } from '../model/technique-ids.ts'
import { HAIR_DENSITIES, HAIR_FIBRES, HAIR_LENGTHS, ZONES } from '../model/vocabulary.ts'
import { planWithoutOptions } from '../plan/plan-formula.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { helpNeeded } from './help-needed.ts'
import { sessionClock } from './session-clock.ts'

const clocksOf = (plan: Plan, { details }: Situation): readonly SessionClock[] => {
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  return plan.sessions.map(({ phases }) => sessionClock(phases, technique, details))
}

/** A natural 6 to 9.13 by a technique: the example of the requirement. */
const lights = (technique: Situation['details']['technique'], details: Partial<Situation['details']> = {}) =>
  situationOf({ current: shadeOf('6.0'), goal: shadeOf('9.13'), details: { ...details, technique } })

const powderOf = (plan: Plan, clock: SessionClock | undefined, session = 0): readonly ClockSection[] =>
  (clock?.sections ?? []).filter(({ phase }) => {
    const work = plan.sessions[session]?.phases[phase]
    return work !== undefined && usesPowder(work)
  })

/** Every strand of a section: the first one until its rinse starts, the last one until its rinse ends. */
const onStrand = ({ applied, rinsed }: ClockSection) => Math.max(rinsed[0] - applied[0], rinsed[1] - applied[1])

/** Checks every section of powder of a plan; returns their number. */
const checkSections = (plan: Plan, situation: Situation): number => {
  let checked = 0
  clocksOf(plan, situation).forEach((clock, session) => {
    const sections = powderOf(plan, clock, session)
    for (const section of sections) {
      const { phase, applied, looks, rinsed } = section
      const work = plan.sessions[session]?.phases[phase]
      const minutes = rinsed[0] - applied[0]
      expect(onStrand(section)).toBeLessThanOrEqual(HARD_LIMITS.bleachMinutes)
      expect(minutes).toBeLessThanOrEqual(work?.minutes ?? 0)
      const first = (looks[0] ?? Number.NaN) - applied[0]
      expect(first).toBeLessThanOrEqual(25)
      expect(first).toBeLessThan(minutes)
      if (minutes >= 30) expect(first).toBeGreaterThanOrEqual(20)
      checked++
    }
    for (const zone of ZONES) {
      const phases = new Set(sections.filter(({ zones }) => zones.includes(zone)).map(({ phase }) => phase))
      const contact = [...phases].map((phase) =>
        Math.max(...sections.filter((each) => each.phase === phase).map(onStrand)),
      )
      expect(contact.reduce((sum, minutes) => sum + minutes, 0)).toBeLessThanOrEqual(
        HARD_LIMITS.persulfateMinutesPerZone,
      )
    }
  })
  return checked
}

describe('the clock counts from the first foil', () => {
  it('mèches on medium hair are looked at 20 to 25 minutes after the first foil, and each section is rinsed within 50', () => {
    const situation = lights('meches')
    const plan = planWithoutOptions(situation)
    const sections = powderOf(plan, clocksOf(plan, situation)[0])
    expect(sections.length).toBeGreaterThanOrEqual(4)
    const [first] = sections
    const look = (first?.looks[0] ?? 0) - (first?.applied[0] ?? 0)
    expect(look).toBeGreaterThanOrEqual(20)
    expect(look).toBeLessThanOrEqual(25)
    for (const section of sections) expect(onStrand(section)).toBeLessThanOrEqual(50)
    // The first section is rinsed before the last one is applied.
    expect(first?.rinsed[0]).toBeLessThan(sections.at(-1)?.applied[0] ?? 0)
  })

  it('every technique, length, density, fibre and strength keeps each strand within its limits, and the plan passes the rules', () => {
    let checked = 0
    for (const technique of TECHNIQUE_IDS)
      for (const length of HAIR_LENGTHS)
        for (const density of HAIR_DENSITIES)
          for (const fibre of HAIR_FIBRES)
            for (const condition of ['ottimo', 'discreto'] as const) {
              const situation = { ...lights(technique, { length, density, fibre }), condition }
              const plan = planWithoutOptions(situation)
              checked += checkSections(plan, situation)
              expect(checkPlan(plan, situation)).toEqual([])
            }
    expect(checked).toBeGreaterThan(TECHNIQUE_IDS.length * 36)
  })

  it('any plan keeps each strand within the limits of its day', () => {
    let checked = 0
    fc.assert(
      fc.property(arbitrarySituation, (situation) => {
        checked += checkSections(planWithoutOptions(situation), situation)
      }),
      { numRuns: cases({ gate: 300, prove: 10_000 }), seed: testSeed },
    )
    expect(checked).toBeGreaterThan(0)
  })
})

describe('sections of powder', () => {
  it('sections cover the whole head, unless a warning leaves some for another visit', () => {
    fc.assert(
      fc.property(arbitrarySituation, (situation) => {
        const plan = planWithoutOptions(situation)
        clocksOf(plan, situation).forEach((clock, session) => {
          plan.sessions[session]?.phases.forEach((work, index) => {
            const own = clock.sections.filter(({ phase }) => phase === index)
            expect(new Set(own.flatMap(({ zones }) => zones))).toEqual(new Set(work.zones))
            for (const zone of work.zones) {
              const numbers = own.filter(({ zones }) => zones.includes(zone)).map(({ number }) => number)
              expect(numbers).toEqual(numbers.map((_, at) => at + 1))
              const isSplit = plan.warnings.some(({ code }) => code === 'two-visits')
              if (!isSplit) expect(numbers).toHaveLength(own[0]?.of ?? 0)
            }
          })
        })
      }),
      { numRuns: cases({ gate: 150, prove: 5000 }), seed: testSeed },
    )
  })

  it('airtouch takes longer on every longer and denser head', () => {
    const minutes = HAIR_LENGTHS.map((length) => planWithoutOptions(lights('airtouch', { length })).totalMinutes)
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other))
    expect(new Set(minutes).size).toBe(HAIR_LENGTHS.length)
  })
})

describe('work that one pair of hands cannot do', () => {
  const heaviest = { length: 'extra-lungo', density: 'alta', fibre: 'grossa' } as const

  it('airtouch on the heaviest head needs four hands, the plan says so, and no pair has two things to do', () => {
    const situation = lights('airtouch', heaviest)
    const plan = planWithoutOptions(situation)
    const [clock] = clocksOf(plan, situation)
    const needed = clock && helpNeeded(clock)
    expect(needed).toMatchObject({ code: 'four-hands', today: needed?.sections })
    expect(clock?.minutesAlone).toBeGreaterThan(HARD_LIMITS.maxAppointmentMinutes)
    expect(clock?.minutes).toBe(HARD_LIMITS.maxAppointmentMinutes)
    const warning = plan.warnings.find(({ code }) => code === 'four-hands')
    expect(warning?.values).toMatchObject({ session: 0, alone: clock?.minutesAlone, second: needed?.second })
    const ofSecond = powderOf(plan, clock).filter(({ hands }) => hands === 2)
    expect(ofSecond).toHaveLength(needed?.second ?? 0)
  })

  it('lights that are too much even for four hands are split over two visits, and the plan says so', () => {
    const situation = situationOf({
      condition: 'ottimo',
      current: shadeOf('4.0'),
      roots: { ...shadeOf('5.0'), history: 'naturale' },
      goal: shadeOf('9.1'),
      details: { ...heaviest, technique: 'babylights' },
    })
    const plan = planWithoutOptions(situation)
    const [clock] = clocksOf(plan, situation)
    expect(clock && helpNeeded(clock)?.code).toBe('two-visits')
    expect(plan.warnings.map(({ code }) => code)).toContain('two-visits')
    expect(plan.totalMinutes).toBe(HARD_LIMITS.maxAppointmentMinutes)
    expect(checkPlan(plan, situation)).toEqual([])
  })
})
