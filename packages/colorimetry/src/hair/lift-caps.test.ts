import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONDITIONS, ZONES } from '../model/vocabulary.ts'
import { capReasons } from '../plan/session-cap.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { zoneCaps } from './lift-caps.ts'

const capOf = (sketch: Partial<Parameters<typeof situationOf>[0]>, foil = false) => {
  const situation = situationOf({ current: shadeOf('5.0'), goal: shadeOf('9.0'), ...sketch })
  return zoneCaps('lengths', situation.current.lengths, situation, foil)
}

describe('lift caps', () => {
  it.each([
    ['excellent natural hair', {}, 'ottimo', 5],
    ['good natural hair', {}, 'buono', 4],
    ['mediocre natural hair', {}, 'mediocre', 2],
    ['hair dyed once', { history: 'colorato' }, 'ottimo', 3],
    ['hair with old layers', { history: 'colorato', past: { colourLayers: 'tre-o-piu' } }, 'ottimo', 2],
    ['lightened hair', { history: 'decolorato' }, 'ottimo', 2],
    ['weak lightened hair', { history: 'decolorato' }, 'mediocre', 0],
    ['lightened hair at level 9', { history: 'decolorato', current: shadeOf('9.0') }, 'ottimo', 1],
    ['dark strands between meches', { history: 'meches' }, 'ottimo', 3],
    ['light strands', { history: 'meches', current: shadeOf('8.0') }, 'ottimo', 1],
    ['pale strands', { history: 'meches', current: shadeOf('9.0') }, 'ottimo', 0],
    ['hair bleached a week ago', { history: 'decolorato', past: { weeksSinceBleach: 1 } }, 'ottimo', 0],
    ['permed hair', { history: 'permanentato' }, 'ottimo', 2],
    ['fine hair', { details: { fibre: 'fine' } }, 'buono', 3],
    ['very long hair', { details: { length: 'extra-lungo' } }, 'buono', 3],
    ['pure henna', { past: { henna: 'pura' } }, 'ottimo', 1],
    ['unanswered fibre and length', { details: { fibre: null, length: null } }, 'buono', 4],
  ] as const)('%s', (_, sketch, condition, cap) => {
    expect(capOf({ ...sketch, condition }).powder).toBe(cap)
  })

  it('excellent hair may be lifted one level more in foil', () => {
    expect(capOf({ condition: 'ottimo' }, true).powder).toBe(6)
    expect(capOf({ condition: 'buono' }, true).powder).toBe(4)
  })

  it('a sensitive or undeclared scalp is limited to 10 volumes', () => {
    expect(capOf({ safety: { scalp: 'sensibile' } }).volumeOnScalp).toBe(10)
    expect(capOf({ safety: { scalp: null } }).volumeOnScalp).toBe(10)
    expect(capOf({}).volumeOnScalp).toBe(20)
  })

  it('the reasons of a cap name each step: five levels by condition, six in foil', () => {
    const situation = situationOf({ condition: 'ottimo', current: shadeOf('2.0'), goal: shadeOf('9.0') })
    const steps = capReasons('lengths', situation.current.lengths, situation, true)
    expect(steps.map(({ code, values }) => [code, values.cap])).toEqual([
      ['cap-condition', 5],
      ['cap-foil', 6],
    ])
  })

  it('a natural root under broken lengths has the cap of sound hair', () => {
    const situation = situationOf({
      history: 'decolorato',
      roots: { ...shadeOf('6.0'), history: 'naturale' },
      current: shadeOf('10.0'),
      goal: shadeOf('10.1'),
      condition: 'rovinato',
    })
    const [root, lengths] = [
      zoneCaps('roots', situation.current.roots, situation),
      zoneCaps('lengths', situation.current.lengths, situation),
    ]
    expect([root.powder, root.bathOnly]).toEqual([4, false])
    expect([lengths.powder, lengths.bathOnly]).toEqual([0, true])
  })

  it('paler hair is lifted by no more levels, and no less far', () => {
    fc.assert(
      fc.property(
        arbitrarySituation,
        fc.integer({ min: 10, max: 105 }),
        fc.integer({ min: 1, max: 30 }),
        (situation, tenths, more) => {
          const at = (level: number) => ({ ...situation.current.lengths, level })
          const [deep, pale] = [tenths / 10, Math.min(10.9, (tenths + more) / 10)]
          const of = (level: number) => zoneCaps('lengths', at(level), situation).powder
          expect(of(pale)).toBeLessThanOrEqual(of(deep))
          expect(pale + of(pale)).toBeGreaterThanOrEqual(Math.min(9, deep + of(deep)) - 1e-9)
        },
      ),
      { numRuns: cases({ gate: 500, prove: 100_000 }), seed: testSeed },
    )
  })

  it('a worse condition never raises the lift cap', () => {
    fc.assert(
      fc.property(arbitrarySituation, fc.boolean(), (situation, foil) => {
        for (const zone of ZONES) {
          const caps = CONDITIONS.map((condition) =>
            zoneCaps(zone, situation.current[zone], { ...situation, condition }, foil),
          )
          for (const [i, worse] of caps.slice(1).entries()) {
            expect(worse.powder).toBeLessThanOrEqual(caps[i]?.powder ?? 0)
            expect(worse.colour).toBeLessThanOrEqual(caps[i]?.colour ?? 0)
          }
        }
      }),
      { numRuns: cases({ gate: 500, prove: 100_000 }), seed: testSeed },
    )
  })

  it('an unanswered fibre and length count as medium, the likeliest', () => {
    fc.assert(
      fc.property(arbitrarySituation, (situation) => {
        const open = { ...situation, details: { ...situation.details, fibre: null, length: null } }
        const medium = { ...situation, details: { ...situation.details, fibre: 'media', length: 'medio' } } as const
        const { lengths } = situation.current
        expect(zoneCaps('lengths', lengths, open)).toEqual(zoneCaps('lengths', lengths, medium))
      }),
      { numRuns: cases({ gate: 500, prove: 100_000 }), seed: testSeed },
    )
  })
})
