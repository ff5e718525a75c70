import { cases, testSeed } from '@riflesso/testing'
import { describe, expect, it } from 'vitest'
import { sectioningOf } from '../../chair/sectioning.ts'
import { NATURAL_TONE } from '../../colour/tone.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { Phase, Plan } from '../../model/plan.ts'
import type { Situation, ZoneState } from '../../model/situation.ts'
import { CORPUS } from '../../testing/corpus.ts'
import { situationsFrom } from '../../testing/random-situation.ts'
import { situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const gold: Tone = { primary: 'DORATO', secondary: null, intensity: 'full' }
const lightened: ZoneState = { level: 5.5, tone: gold, history: 'decolorato' }

const random = situationsFrom(testSeed)
/** Plans of the corpus and of random situations. */
const PLANS: readonly { readonly situation: Situation; readonly plan: Plan }[] = [
  ...CORPUS.map(({ situation }) => situation),
  ...Array.from({ length: cases({ gate: 150, prove: 5000 }) }, random),
].map((situation) => ({ situation, plan: planFormula(situation) }))

const LIGHTENS = new Set<Phase['kind']>(['bleach', 'remove'])

describe('the instructions of a plan', () => {
  it('tell roots to wait only for lengths that start before them', () => {
    let seen = 0
    for (const { plan } of PLANS)
      for (const { phases } of plan.sessions) {
        const first = phases.find(({ kind }) => LIGHTENS.has(kind))
        if (first === undefined) continue
        seen++
        expect(first.application).not.toContain('roots-last')
      }
    expect(seen).toBeGreaterThan(20)
  })

  it('name foils where strands are closed in them, and a brush for powder', () => {
    let seen = 0
    for (const { situation, plan } of PLANS) {
      const [today] = plan.sessions
      const tools = sectioningOf(plan, situation)?.tools ?? []
      if (plan.technique !== null || today === undefined || tools.length === 0) continue
      if (today.phases.some(({ application }) => application.includes('in-foil'))) expect(tools).toContain('foils')
      if (today.phases.some(({ kind }) => kind === 'bleach')) expect(tools).not.toContain('bottle')
      if (today.phases.some(({ kind, zones }) => kind === 'colour' && zones.includes('roots')))
        expect(tools).not.toContain('bottle')
      seen++
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('do not name a toner on the level of the hair where it is lighter', () => {
    for (const { plan } of PLANS)
      for (const { reasons } of plan.sessions.flatMap(({ phases }) => phases)) {
        const codes = reasons.map(({ code }) => code)
        expect(codes.includes('lighter-end') && codes.includes('tone-on-level')).toBe(false)
      }
  })
})

it('ends that were lightened before are under powder for less time than the natural hair above them', () => {
  const natural: ZoneState = { level: 3.2, tone: NATURAL_TONE, history: 'naturale' }
  const situation: Situation = {
    ...situationOf({ current: natural, goal: { level: 7.6, tone: gold }, condition: 'discreto' }),
    current: { roots: natural, lengths: natural, ends: lightened },
  }
  const powders = planFormula(situation).sessions[0]?.phases.filter(({ kind }) => kind === 'bleach') ?? []
  const minutesOn = (zone: 'lengths' | 'ends') => powders.find(({ zones }) => zones.includes(zone))?.minutes ?? 0
  expect(minutesOn('ends')).toBeGreaterThan(0)
  expect(minutesOn('ends')).toBeLessThanOrEqual(15)
  expect(minutesOn('lengths')).toBeGreaterThan(minutesOn('ends'))
})

describe('the upkeep of zones with bowls of their own', () => {
  const from = (goal: Situation['goal']): Plan => {
    const whole: ZoneState = { level: 8.5, tone: gold, history: 'decolorato' }
    const situation = situationOf({ current: whole, goal: { level: 4, tone: NATURAL_TONE }, condition: 'discreto' })
    return planFormula({ ...situation, goal })
  }
  const lengths = { level: 4, tone: NATURAL_TONE }

  it('names the shade that its zones are given', () => {
    const plan = from({
      kind: 'transform',
      ...lengths,
      zones: { roots: lengths, lengths, ends: { level: 6, tone: gold } },
    })
    const upkeep = plan.maintenance.find(({ code }) => code === 'demi' || code === 'toner')
    expect(upkeep?.values).toMatchObject({ shade: plan.expected.shade })
    expect(String(upkeep?.values.zones)).toContain('lengths')
    expect(String(upkeep?.values.zones)).not.toContain('ends')
  })
})
