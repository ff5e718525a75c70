import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { shadeLevelsOf } from '../hair/formula-hair.ts'
import { type ChairAnswer, type MidService, type Seen, TROUBLES } from '../model/chair.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { ZONES } from '../model/vocabulary.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { unweighable } from '../testing/any-plan.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { isLightener } from './look.ts'
import { midService } from './mid-service.ts'

/** A check of any bowl of any session at any minute and level, with a trouble that may not apply to it. */
const sight = fc.record({
  session: fc.nat(),
  phase: fc.nat(),
  minute: fc.integer({ min: 0, max: 70 }),
  level: fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2),
  trouble: fc.constantFrom(null, ...TROUBLES),
})

const lookAt = (plan: Plan, { session, phase, ...seen }: Seen): Seen => {
  const at = session % plan.sessions.length
  return { ...seen, session: at, phase: phase % (plan.sessions[at]?.phases.length ?? 1) }
}

const rulesOf = (plan: Plan, situation: Situation): ReadonlySet<string> =>
  new Set(checkPlan({ ...plan, options: [] }, situation).map(({ rule }) => rule))

/** The bowl as carried out after an answer; it has ended if it exceeded its longest time. */
const carried = (bowl: Phase, { minute, level }: Seen, { action, minutes, zones }: ChairAnswer): Phase => {
  const isOver = minutes === 0
  const until = isOver ? Math.min(minute, bowl.minutesRange[1]) : minute + minutes
  const goesOn = !isOver && zones.length === bowl.zones.length
  const reached = goesOn || (action === 'take-off' && !isOver) ? 10 : level
  return {
    ...bowl,
    minutes: until,
    minutesRange: [Math.min(until, bowl.minutesRange[0]), Math.max(until, bowl.minutesRange[1])],
    stopAtLevel: bowl.stopAtLevel === null ? null : Math.min(bowl.stopAtLevel, reached),
  }
}

/** Rules about the whole plan: a problem changes its promise, its minutes in the chair and the hands that they need. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['promise-within-reach', 'minutes-add-up', 'hands-warned'])

const shares = (phase: Phase, { zones }: Pick<Phase, 'zones'>) => phase.zones.some((zone) => zones.includes(zone))

/** Expects the rest of the session to match the action. */
const isOneStory = ({ answer, sessions, whatIf }: MidService, bowl: Phase) => {
  const { action, zones, minutes, lookAfter, rest, changed } = answer
  const onZones = rest.filter((phase) => phase.kind !== 'finish' && shares(phase, answer))
  const lit = onZones.filter(isLightener)
  expect(minutes > 0).toBe(lookAfter !== null)
  expect(lookAfter ?? 0).toBeLessThanOrEqual(minutes)
  // A stop may end the colour of the whole head.
  expect(action === 'stop' ? ZONES : bowl.zones).toEqual(expect.arrayContaining([...zones]))
  for (const index of changed) expect(rest[index]).toBeDefined()
  for (const phase of rest) {
    expect(phase.zones.length).toBeGreaterThan(0)
    expect(unweighable(phase)).toEqual([])
  }
  switch (action) {
    case 'go-on':
      expect(minutes).toBeGreaterThan(0)
      break
    case 'second-application': {
      const [again] = rest
      expect(again && isLightener(again)).toBe(true)
      expect(changed).toContain(0)
      expect(again?.zones).toEqual(zones)
      expect(again?.developer?.volume).toBeLessThanOrEqual(HARD_LIMITS.bleachVolumeAgain)
      expect(lit).toHaveLength(1)
      break
    }
    case 'tone-anew':
      expect(lit).toEqual([])
      expect(changed.length).toBeGreaterThan(0)
      break
    case 'extra-bowl':
      expect(changed.some((index) => rest[index]?.zones.every((zone) => zones.includes(zone)))).toBe(true)
      break
    case 'take-off':
      expect(zones.length).toBeLessThan(bowl.zones.length)
      expect(lit).toEqual([])
      break
    case 'rinse':
      expect(minutes).toBe(0)
      break
    case 'stop':
      expect(onZones).toEqual([])
      expect(minutes).toBe(0)
      break
  }
  // Checks of later bowls also have answers.
  for (const { phase, answers } of whatIf) {
    expect(rest[phase]).toBeDefined()
    expect(answers.length).toBeGreaterThan(0)
  }
  for (const { afterWeeks, phases } of sessions.slice(1)) {
    expect(afterWeeks).toBeGreaterThanOrEqual(HARD_LIMITS.bleachWeeksMin)
    expect(phases.length).toBeGreaterThan(0)
  }
}

it('every mid-service check gets one action that the rules allow and the rest of the plan follows', () => {
  let acts = 0
  fc.assert(
    fc.property(arbitrarySituation, fc.array(sight, { minLength: 1, maxLength: 3 }), (situation, sights) => {
      const planned = planFormula(situation)
      if (planned.sessions.length === 0) return
      let allowed = rulesOf(planned, situation)
      let plan = planned
      const looks: Seen[] = []
      for (const each of sights) {
        // A finished session or bowl is not observed.
        const seen = lookAt(plan, looks.length === 0 ? each : { ...each, session: looks[0]?.session ?? 0 })
        const last = looks.at(-1)
        if (last !== undefined && seen.phase < last.phase) continue
        looks.push(seen)
        const session = plan.sessions[seen.session]
        const bowl = session?.phases[seen.phase]
        const told = midService(planned, situation, looks)
        if (session === undefined || bowl === undefined || told === null) throw new Error('no answer')
        const before = session.phases.slice(0, seen.phase)
        acts++
        isOneStory(told, bowl)
        // Hair is not coloured paler than it was observed.
        const seenLevel = Math.max(seen.level, bowl.stopAtLevel ?? 0)
        if (isLightener(bowl) && told.answer.action === 'tone-anew')
          for (const index of told.answer.changed)
            expect(Math.max(0, ...shadeLevelsOf(told.answer.rest[index] ?? bowl))).toBeLessThanOrEqual(
              Math.ceil(seenLevel),
            )
        const today = { ...session, phases: [...before, carried(bowl, seen, told.answer), ...told.answer.rest] }
        const earlier = [...plan.sessions.slice(0, seen.session), today]
        // Today is judged with the earlier sessions only: later ones start from different hair.
        const judged = { ...plan, sessions: [...earlier, ...plan.sessions.slice(seen.session + 1)], options: [] }
        const broken = checkPlan(judged, situation).filter(
          ({ rule, session: at }) => !allowed.has(rule) && !OF_THE_WHOLE.has(rule) && (at ?? 0) <= seen.session,
        )
        plan = { ...plan, sessions: [...earlier, ...told.sessions.slice(1)] }
        allowed = new Set([...allowed, ...rulesOf(plan, situation)])
        // If nothing more is applied, a broken rule can only concern what was done before.
        if (told.answer.rest.some(({ kind }) => kind !== 'finish')) expect(broken).toEqual([])
      }
    }),
    { numRuns: cases({ gate: 50, prove: 20_000 }), seed: testSeed },
  )
  expect(acts).toBeGreaterThan(10)
})
