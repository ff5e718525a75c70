import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LENGTHS_LEAD } from '../data/chair-time.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import type { ClockStep, SessionClock } from '../model/chair.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { HAIR_DENSITIES, HAIR_FIBRES, HAIR_LENGTHS, ZONES } from '../model/vocabulary.ts'
import { planBalanced, planFormula, planWithoutOptions } from '../plan/plan-formula.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { situationsFrom } from '../testing/random-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { chairMinutes, sessionClock } from './session-clock.ts'

const clocksOf = (plan: Plan, { details }: Situation): readonly SessionClock[] => {
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  return plan.sessions.map(({ phases }) => sessionClock(phases, technique, details))
}

const endOf = ({ at, minutes }: ClockStep) => at + minutes
const byHand = ({ steps }: SessionClock, pair: 1 | 2) =>
  steps.filter(({ minutes, section }) => minutes > 0 && (section?.hands ?? 1) === pair)

const inSections = (clock: SessionClock | undefined, phase: number) =>
  clock?.sections.some((section) => section.phase === phase && section.of > 1) === true

// Only the sessions of the plan itself are timed: its options need not be planned.
const holds = (check: (plan: Plan, clocks: readonly SessionClock[]) => void) =>
  fc.assert(
    fc.property(arbitrarySituation, (situation) => {
      const plan = planBalanced(situation)
      check(plan, clocksOf(plan, situation))
    }),
    { numRuns: cases({ gate: 150, prove: 5000 }), seed: testSeed },
  )

describe('the clock of a session', () => {
  it('the clock of a session takes the minutes of the plan', () => {
    holds((plan, [today]) => {
      if (today) expect(today.minutes).toBe(plan.totalMinutes)
    })
  })

  it('the phases of a session are listed in the order in which they are begun', () => {
    holds((plan, clocks) => {
      plan.sessions.forEach(({ phases }, session) => {
        const spans = ZONES.flatMap((zone) => clocks[session]?.zones[zone] ?? [])
        phases.reduce((before, _, index) => {
          const start = Math.min(...spans.filter(({ phase }) => phase === index).map(({ apply: [from] }) => from))
          expect(start).toBeGreaterThanOrEqual(before)
          return start
        }, 0)
      })
    })
  })

  it('the longest, densest and coarsest heads are finished within six hours', () => {
    const next = situationsFrom(testSeed)
    for (let i = 0; i < cases({ gate: 600, prove: 100_000 }); i++) {
      const any = next()
      const heaviest = { length: 'extra-lungo', density: 'alta', fibre: 'grossa' } as const
      const { totalMinutes } = planWithoutOptions({ ...any, details: { ...any.details, ...heaviest } })
      expect(totalMinutes).toBeLessThanOrEqual(HARD_LIMITS.maxAppointmentMinutes)
    }
  })

  it('no zone has two bowls at a time, and no step overlaps another that needs hands', () => {
    holds((_, clocks) => {
      for (const clock of clocks) {
        for (const zone of ZONES)
          clock.zones[zone].reduce((until, { apply, process }) => {
            expect(apply[0]).toBeGreaterThanOrEqual(until)
            return process[1]
          }, 0)
        for (const pair of [1, 2] as const)
          byHand(clock, pair).reduce((until, step) => {
            expect(step.at).toBeGreaterThanOrEqual(until)
            return endOf(step)
          }, 0)
      }
    })
  })

  it('colour stays on its zones for its minutes, apart from the head start of the lengths', () => {
    holds((plan, clocks) => {
      plan.sessions.forEach(({ phases }, session) => {
        phases.forEach((phase, index) => {
          const spans = ZONES.flatMap((zone) => clocks[session]?.zones[zone] ?? []).filter(
            (span) => span.phase === index,
          )
          expect(spans).toHaveLength(phase.zones.length)
          if (inSections(clocks[session], index)) return
          const worked = spans.map(({ process: [from, to] }) => to - from)
          expect(worked).toContain(phase.minutes)
          for (const minutes of worked) {
            expect(minutes).toBeGreaterThanOrEqual(phase.minutes)
            expect(minutes).toBeLessThanOrEqual(phase.minutes + LENGTHS_LEAD.colourMinutes)
          }
        })
      })
    })
  })

  it('each bowl is rinsed before the next is applied, and the hair is dried last', () => {
    holds((_, clocks) => {
      for (const { steps, minutes } of clocks) {
        const last = steps.at(-1)
        expect(last?.action).toBe('dry')
        expect(last && endOf(last)).toBe(minutes)
        expect(minutes % 5).toBe(0)
      }
    })
  })
})

describe('virgin hair that is lightened', () => {
  const hair = situationOf({ current: shadeOf('5.0'), goal: shadeOf('7.3') })
  const [clock] = clocksOf(planFormula(hair), hair)

  it('virgin hair gets colour on lengths and ends first, and on the roots last for the full time', () => {
    const [roots] = clock?.zones.roots ?? []
    const [lengths] = clock?.zones.lengths ?? []
    expect(roots && lengths && roots.process[1]).toBe(lengths?.process[1])
    expect(roots && lengths && lengths.process[1] - lengths.process[0] - (roots.process[1] - roots.process[0])).toBe(20)
  })
})

describe('more hair', () => {
  it('more hair takes longer to work and to dry, and as long to process', () => {
    const thick = situationOf({ current: shadeOf('5.0'), goal: shadeOf('7.3') })
    const plan = planFormula(thick)
    const phases = plan.sessions[0]?.phases ?? []
    const minutes = (density: 'bassa' | 'media' | 'alta') =>
      sessionClock(phases, null, { ...thick.details, density }).minutes
    expect(minutes('bassa')).toBeLessThanOrEqual(minutes('media'))
    expect(minutes('media')).toBeLessThan(minutes('alta'))
  })

  it('longer, denser or coarser hair never takes less time, whatever the bowls', () => {
    const grown = <Value>(values: readonly Value[], at: number) => values[Math.min(at + 1, values.length - 1)] as Value
    let compared = 0
    holds((plan, clocks) => {
      const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
      expect(clocks).toHaveLength(plan.sessions.length)
      for (const { phases } of plan.sessions)
        HAIR_LENGTHS.forEach((length, l) => {
          HAIR_DENSITIES.forEach((density, d) => {
            HAIR_FIBRES.forEach((fibre, f) => {
              const hair = { length, density, fibre }
              const minutes = chairMinutes(phases, technique, hair)
              for (const more of [
                { ...hair, length: grown(HAIR_LENGTHS, l) },
                { ...hair, density: grown(HAIR_DENSITIES, d) },
                { ...hair, fibre: grown(HAIR_FIBRES, f) },
              ])
                expect(chairMinutes(phases, technique, more)).toBeGreaterThanOrEqual(minutes)
              compared++
            })
          })
        })
    })
    expect(compared).toBeGreaterThan(0)
  })
})
