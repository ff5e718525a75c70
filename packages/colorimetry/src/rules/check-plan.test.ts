import { describe, expect, it } from 'vitest'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { bathed, bleach, ruined, VETOES } from '../testing/vetoes.ts'
import { checkPlan, safetyRules } from './check-plan.ts'
import { RULE_IDS } from './rule-ids.ts'

const rulesBroken = (plan: Plan, situation: Situation) =>
  new Set(checkPlan(plan, situation).map((violation) => violation.rule))

describe('safety rules', () => {
  it('every rule id has one rule', () => {
    expect(safetyRules.map((rule) => rule.id).sort()).toEqual([...RULE_IDS].sort())
  })

  it('every rule has a test of its veto', () => {
    expect(new Set(VETOES.map((veto) => veto.rule))).toEqual(new Set(RULE_IDS))
  })

  it.each(VETOES)(
    '$rule alone vetoes a bad plan and is silent on a good one',
    ({ rule, good, spoil = (plan) => plan, judgedIn = good }) => {
      const plan = planFormula(good)
      expect(plan.sessions.length).toBeGreaterThan(0)
      expect(checkPlan(plan, good)).toEqual([])
      expect(rulesBroken({ ...spoil(plan), options: [] }, judgedIn)).toEqual(new Set([rule]))
    },
  )

  it('ruined hair may only have a short bath at 10 volumes', () => {
    const plan = { ...planFormula(ruined), options: [] }
    expect(rulesBroken(bathed(10)(plan), ruined)).toEqual(new Set())
    expect(rulesBroken(bathed(15)(plan), ruined)).toEqual(new Set(['ruined-hair-bath']))
  })

  it('absurd minutes and intervals are refused without being planned minute by minute', () => {
    const plan = planFormula(bleach)
    const sessions = plan.sessions.map((session) => ({
      ...session,
      phases: session.phases.map((phase) => ({ ...phase, minutes: 100_000, checkEveryMinutes: 1e-9 })),
    }))
    const spoilt = { ...plan, options: [], sessions }
    expect(rulesBroken(spoilt, bleach)).toContain('lightener-minutes')
    expect(rulesBroken(spoilt, bleach)).toContain('appointment-length')
  })

  it('the rules check the options too', () => {
    const plan = planFormula(bleach)
    expect(plan.options.map((option) => option.id)).toContain('decisa')
    const spoilt = {
      ...plan,
      options: plan.options.map((option) => ({
        ...option,
        sessions: option.sessions.map((session) => ({ ...session, phases: [] })),
      })),
    }
    expect(
      checkPlan(spoilt, bleach).some(
        (violation) => violation.option === 'decisa' && violation.rule === 'finish-present',
      ),
    ).toBe(true)
  })
})
