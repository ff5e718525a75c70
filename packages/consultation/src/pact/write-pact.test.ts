import { describe, expect, test } from 'vitest'
import { analysisOf, answered, natural, photoOf, someAnalyses, textsOf, tones } from '../testing/analyses.ts'
import { writePact } from './write-pact.ts'

const pacts = someAnalyses.flatMap((analysis) => {
  const pact = writePact(analysis)
  return pact ? [{ analysis, pact }] : []
})
const linesOf = (pact: NonNullable<ReturnType<typeof writePact>>, id: string): readonly string[] =>
  pact.sections.find((section) => section.id === id)?.lines ?? []

describe('a pact', () => {
  test('a pact exists only for plans with work today', () => {
    expect(pacts.length).toBeGreaterThan(100)
    for (const analysis of someAnalyses) expect(writePact(analysis) === null).toBe(analysis.plan.sessions.length === 0)
  })

  test("a pact states today's result, what is not reached, the sessions, the test and at most two wash rules", () => {
    for (const { analysis, pact } of pacts) {
      expect(linesOf(pact, 'today')).toHaveLength(1)
      expect(linesOf(pact, 'not-today').length).toBeGreaterThan(0)
      expect(linesOf(pact, 'sessions')).toHaveLength(analysis.plan.sessions.length)
      expect(linesOf(pact, 'patch-test')).toHaveLength(2)
      expect(linesOf(pact, 'wash').length).toBeLessThanOrEqual(2)
      expect(linesOf(pact, 'home-care')).toHaveLength(analysis.chair?.aftercare.length ?? 0)
    }
  })

  test('a pact is written for the client: no recipe, no words for the colourist, nothing from health answers', () => {
    const forbidden = /\d g\b|\bml\b|cliente|gravidanza|asma|cute sensibile|undefined|NaN|\bvol\b/i
    for (const { pact } of pacts) {
      const [first] = pact.sections
      expect(first?.id).toBe('today')
      expect(textsOf(pact.sections.map(({ lines }) => lines)).filter((line) => forbidden.test(line))).toEqual([])
    }
  })

  test('the pact of a course states that the last session completes the colour', () => {
    const courses = pacts.filter(({ analysis }) => analysis.plan.sessions.length > 1)
    expect(courses.length).toBeGreaterThan(0)
    for (const { pact } of courses) {
      expect(linesOf(pact, 'not-today')[0]).toMatch(/arriva con l’ultima seduta/)
      expect(pact.appointments.some(({ kind }) => kind === 'next-session')).toBe(true)
    }
  })

  test('a pact names the colour of the plan if the plan reaches it', () => {
    const reached = pacts.filter(({ analysis }) => analysis.plan.expected.shade === analysis.shade)
    expect(reached.length).toBeGreaterThan(80)
    for (const { analysis, pact } of reached) {
      expect(pact.result.name).toBe(analysis.colorName)
      if (analysis.sessions === 1) expect(linesOf(pact, 'today')[0]).toContain(`${analysis.colorName}, `)
    }
  })

  test('a pact names the wished colour if it is not reached', () => {
    const short = pacts.find(({ pact }) => linesOf(pact, 'not-today').some((line) => /desiderato/.test(line)))
    expect(short?.analysis.plan.expected.shade).not.toBe(short?.analysis.plan.goal.shade)
    const [copper] = tones.filter(({ primary }) => primary === 'RAME')
    const reached = analysisOf({
      prima: photoOf(6, natural),
      dopo: photoOf(6, copper ?? natural),
      condition: 'ottimo',
      details: answered,
    })
    const pact = writePact(reached)
    expect(pact && linesOf(pact, 'not-today')).toHaveLength(1)
  })
})
