import { describe, expect, it } from 'vitest'
import { SECTIONING } from '../data/techniques/sectioning.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import type { Sectioning } from '../model/chair.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { CORPUS } from '../testing/corpus.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { sectioningOf } from './sectioning.ts'
import { aftercareOf, appointmentsOf } from './upkeep.ts'

describe.each(Object.values(TECHNIQUES))('sectioning of $id', ({ id, application, foil }) => {
  const row = SECTIONING[id]

  it('the sections of a session are those of its technique', () => {
    const told: readonly [(typeof application)[number], Sectioning['direction']][] = [
      ['diagonal-sections', 'diagonal'],
      ['horizontal-sections', 'horizontal'],
      ['curl-by-curl', 'curls'],
    ]
    for (const [code, direction] of told) if (application.includes(code)) expect(row.direction).toBe(direction)
    if (application.includes('face-frame')) expect(row.start).toBe('face')
    if (application.includes('tease-sections')) expect(row.tools).toContain('wide-comb')
    if (application.includes('film-strip')) expect(row.tools).toContain('film')
    if (application.includes('blow-out-short-hair')) expect(row.tools).toContain('dryer')
  })

  it('foils are counted for foil techniques only', () => {
    expect(row.foils !== null).toBe(foil || application.includes('in-foil'))
    expect(row.tools.includes('foils')).toBe(row.foils !== null)
    expect(row.sectionMm[0]).toBeLessThanOrEqual(row.sectionMm[1])
  })
})

it('denser hair takes more foils', () => {
  const head = situationOf({ current: shadeOf('5.0'), goal: shadeOf('8.3') })
  const foils = (density: 'bassa' | 'alta') => {
    const situation = { ...head, details: { ...head.details, density, technique: 'meches' as const } }
    return sectioningOf(planFormula(situation), situation)?.foils?.[0] ?? 0
  }
  expect(foils('alta')).toBeGreaterThan(foils('bassa'))
})

describe('upkeep', () => {
  const plans = CORPUS.map(({ situation }) => planFormula(situation))

  it('aftercare has no tinted shampoo in the first fortnight and never two violets', () => {
    for (const plan of plans) {
      const care = aftercareOf(plan)
      expect(new Set(care.map(({ product }) => product)).size).toBe(care.length)
      for (const { product, fromDay } of care)
        if (product === 'violet-shampoo' || product === 'blue-shampoo') expect(fromDay).toBeGreaterThanOrEqual(14)
    }
  })

  it('appointments that continue a course count from its last session, soonest first', () => {
    for (const plan of plans) {
      const visits = appointmentsOf(plan)
      const last = plan.sessions.reduce((sum, { afterWeeks }) => sum + afterWeeks, 0)
      expect(visits.filter(({ kind }) => kind === 'next-session')).toHaveLength(Math.max(0, plan.sessions.length - 1))
      visits.reduce((before, { kind, weeks: [from, to] }) => {
        expect(from).toBeGreaterThanOrEqual(before)
        expect(to).toBeGreaterThanOrEqual(from)
        // The ends grow from today.
        if (kind !== 'next-session' && kind !== 'trim') expect(from).toBeGreaterThanOrEqual(last)
        return from
      }, 0)
    }
  })
})
