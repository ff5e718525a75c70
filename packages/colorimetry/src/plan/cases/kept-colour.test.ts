import { expect, it } from 'vitest'
import { STEERING } from '../../data/steering.ts'
import { strengthOf, sumOf, times, towards } from '../../hair/pigment.ts'
import { headAfter } from '../../hair/replay-plan.ts'
import { hairOf, shownDepth, shownReflect } from '../../hair/state.ts'
import type { Tone } from '../../model/measured-hair.ts'
import { type Situation, situationSchema, type ZoneHistory } from '../../model/situation.ts'
import { planFormula } from '../plan-formula.ts'

const TONES = [
  { primary: 'NATURALE', secondary: null, intensity: 'none' },
  ...(['CENERE', 'IRISE', 'BEIGE', 'DORATO', 'RAME', 'ROSSO', 'MOGANO'] as const).flatMap((primary) =>
    (['soft', 'full', 'intense'] as const).map((intensity): Tone => ({ primary, secondary: null, intensity })),
  ),
] as const satisfies readonly Tone[]

const kept = (level: number, tone: Tone, history: ZoneHistory): Situation => {
  const zone = { level, levelError: 1.7, tone, history }
  return situationSchema.parse({
    current: { roots: zone, lengths: zone, ends: zone },
    goal: { kind: 'refresh', lighterEnd: true, level, tone },
  })
}

it.each(['naturale', 'colorato', 'decolorato', 'meches'] as const)(
  'hair that keeps its colour (%s) ends by the model at its level and reflect, and no cooler',
  (history) => {
    const gold = towards(STEERING.gold, 1)
    const moved = [2, 3.4, 5, 6.5, 8.4, 9.3, 10.2].flatMap((level) =>
      TONES.flatMap((tone) => {
        const situation = kept(level, tone, history)
        const before = hairOf('lengths', situation)
        const { lengths } = headAfter(planFormula(situation).sessions, situation)
        const off = sumOf(shownReflect(lengths), times(shownReflect(before), -1))
        const cooler = -(off.a * gold.a + off.b * gold.b)
        const levels = Math.abs(shownDepth(lengths) - shownDepth(before))
        const isKept = levels <= 0.5 && strengthOf(off) <= 0.5 && cooler <= 0.3
        return isKept ? [] : [{ level, tone, levels, reflect: strengthOf(off), cooler }]
      }),
    )
    expect(moved).toEqual([])
  },
)
