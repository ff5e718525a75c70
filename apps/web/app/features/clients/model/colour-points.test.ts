import type { TimelineEntry } from '@riflesso/contract'
import { describe, expect, test } from 'vitest'
import { timelineEntry, timelineResult } from '~/testing/timeline.ts'
import { lastFading, measuredCount, nextRetouch, visitColours } from './colour-points.ts'

const NOW = Date.UTC(2026, 2, 5)
const weeksAgo = (weeks: number) => new Date(NOW - weeks * 7 * 86_400_000).toISOString()

const start = (hex: string, toneError: number | null = 0) => ({ level: 5, levelError: 0.5, toneError, hex })
const COPPER = '#8a4a24'
const FADED = '#7a5138'

describe('colours of visits', () => {
  test('colours of visits are in chronological order, with the promise of the day and its tolerance', () => {
    const planned = { level: 7, tolerance: 0.5, hex: '#c08040' }
    const visits = visitColours([
      timelineEntry({ id: 'new', analysisDate: weeksAgo(0), start: start(FADED) }),
      timelineEntry({
        id: 'old',
        analysisDate: weeksAgo(6),
        level: 9,
        planned,
        outcome: timelineResult({ hex: COPPER }),
      }),
    ])
    expect(visits.map(({ id }) => id)).toEqual(['old', 'new'])
    expect(visits[0]).toMatchObject({
      start: null,
      planned: { level: 7, error: 0.5, hex: '#c08040' },
      reached: { level: 6.4, error: 0.6, hex: COPPER },
    })
    expect(visits[1]).toMatchObject({ start: { level: 5, error: 0.5, hex: FADED }, planned: null, reached: null })
  })

  test('colours of visits leave out a visit without any', () => {
    expect(visitColours([timelineEntry({ start: null, outcome: null })])).toEqual([])
  })

  test('colours of visits include no result recorded without a photo', () => {
    const unmeasured = timelineResult({ level: null, levelError: null, toneError: null, hex: null })
    const visits = visitColours([timelineEntry({ start: start(FADED), outcome: unmeasured })])
    expect(visits).toMatchObject([{ start: { level: 5 }, reached: null }])
    expect(measuredCount(visits)).toBe(1)
  })
})

describe('the last fading', () => {
  const fadingOf = (...entries: readonly TimelineEntry[]) =>
    lastFading(visitColours(entries), new Date(entries[0]?.analysisDate ?? NOW))
  const coloured = (weeks: number, toneError: number | null = 0) =>
    timelineEntry({ analysisDate: weeksAgo(weeks), outcome: timelineResult({ hex: COPPER, toneError }) })
  const faded = (weeks: number) => timelineEntry({ analysisDate: weeksAgo(weeks), start: start(FADED) })

  test('the last fading is between a measured result and the start of the next visit', () => {
    const fading = fadingOf(faded(0), coloured(6))
    expect(fading?.weeks).toBeCloseTo(6, 5)
    expect(fading?.lost).toBeGreaterThan(0.3)
    expect(fading?.retouchAt?.getTime()).toBeGreaterThan(NOW)
  })

  test('the retouch of the last fading counts from the last visit', () => {
    const before = fadingOf(faded(4), coloured(10))?.retouchAt?.getTime() ?? 0
    const after = fadingOf(timelineEntry({ analysisDate: weeksAgo(0) }), faded(4), coloured(10))
    expect(((after?.retouchAt?.getTime() ?? 0) - before) / (7 * 86_400_000)).toBeCloseTo(4, 5)
  })

  test('the last fading is unknown with one visit, or if the errors of the readings explain the change', () => {
    expect(fadingOf(coloured(6))).toBeNull()
    expect(fadingOf(faded(0), coloured(6, 40))).toBeNull()
    expect(fadingOf(faded(0), coloured(6, null))).toBeNull()
  })
})

describe('the next retouch', () => {
  const at = (weeks: number) => new Date(NOW + weeks * 7 * 86_400_000)
  const fadedBy = (retouchAt: Date | null) => ({ lost: 0.4, weeks: 6, retouchAt })

  test.each([
    ['the plan when it is earlier', fadedBy(at(8)), 5, { at: at(5), by: 'plan' }],
    ['the fading when it is earlier', fadedBy(at(4)), 5, { at: at(4), by: 'fading' }],
    ['the plan alone', null, 5, { at: at(5), by: 'plan' }],
    ['the plan when the reflect hardly fades', fadedBy(null), 5, { at: at(5), by: 'plan' }],
    ['the fading alone', fadedBy(at(4)), null, { at: at(4), by: 'fading' }],
    ['neither', null, null, null],
  ] as const)('follows %s', (_name, fading, retouchWeeks, expected) => {
    expect(nextRetouch(fading, timelineEntry({ analysisDate: weeksAgo(0), retouchWeeks }))).toEqual(expected)
  })
})
