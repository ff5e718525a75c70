import { describe, expect, it } from 'vitest'
import type { Tone } from '../model/measured-hair.ts'
import type { Phase, PhaseProduct } from '../model/plan.ts'
import type { GoalZone } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { afterSession, startingHair } from './formula-hair.ts'

const BLUE: Tone = { primary: 'CENERE', secondary: null, intensity: 'pure' }

const bowl = (zones: readonly Zone[], ...products: readonly PhaseProduct[]): Phase => ({
  kind: 'tone',
  zones,
  products,
  developer: null,
  dilutionGrams: 0,
  ratio: null,
  minutes: 20,
  minutesRange: [20, 20],
  checkEveryMinutes: null,
  stopAtLevel: null,
  bondGrams: 0,
  application: [],
  reasons: [],
})

const toner = (shade: string, grams = 30): PhaseProduct => ({ class: 'TONER', shade, grams })
const direct = (shade: string): PhaseProduct => ({ class: 'DIRECT', shade, grams: 60 })

const everywhere = (goal: GoalZone) => ({ roots: goal, lengths: goal, ends: goal })

const tonesAfter = (goal: GoalZone, phases: readonly Phase[], wishes = everywhere(goal)) => {
  const hair = startingHair(
    situationOf({ history: 'decolorato', current: shadeOf('9.0'), goal: shadeOf('9.0'), condition: 'buono' }),
  )
  const { roots, lengths } = afterSession(hair, { afterWeeks: 0, goal, phases }, wishes)
  return [roots.tone, lengths.tone]
}

describe('hair after a session', () => {
  it("hair after a session has the tone of each zone's bowl", () => {
    const tones = tonesAfter(shadeOf('9.1'), [
      bowl(['roots'], toner('8.34')),
      bowl(['lengths', 'ends'], toner('9.1'), toner('9.2', 10)),
    ])
    expect(tones).toEqual([shadeOf('8.34').tone, shadeOf('9.1').tone])
  })

  it("without a shade of the session's goal, hair has the tone of the heaviest shade", () => {
    const mixed = bowl(['roots'], toner('8.0', 10), toner('8.34', 20), { class: 'CORRECTOR', shade: '0.11', grams: 25 })
    expect(tonesAfter(shadeOf('9.1'), [mixed, bowl(['lengths'], toner('9.1'))])).toEqual([
      shadeOf('8.34').tone,
      shadeOf('9.1').tone,
    ])
  })

  it('neutralisers and the natural base of a cover do not show in the hair', () => {
    const cover = (shade: string, grams: number): PhaseProduct => ({ class: 'PERM', shade, grams })
    expect(
      tonesAfter(shadeOf('9.2'), [
        bowl(['roots'], toner('8.0', 30), toner('8.2', 20)),
        bowl(['lengths'], cover('8.0', 45), cover('8.34', 15)),
      ]),
    ).toEqual([shadeOf('8.0').tone, shadeOf('8.34').tone])
  })

  it("the natural base of a cover is the tone of roots wished natural, whatever the session's own goal", () => {
    const cover = bowl(
      ['roots'],
      { class: 'PERM_W', shade: '6.00', grams: 23 },
      { class: 'PERM_W', shade: '6.3', grams: 7 },
    )
    const wishes = { ...everywhere(shadeOf('8.5')), roots: shadeOf('6.0') }
    expect(tonesAfter(shadeOf('8.5'), [cover], wishes)[0]?.primary).toBe('NATURALE')
  })

  it('an oxidative bowl never leaves a pure tone, which would count as direct colour to remove', () => {
    const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'pure' }
    const [tone] = tonesAfter({ level: 8, tone: red }, [bowl(['roots'], toner('8.66'))])
    expect(tone).toEqual({ ...red, intensity: 'intense' })
  })

  it('each direct colour leaves a pure tone', () => {
    const tones = tonesAfter({ level: 8, tone: BLUE }, [
      bowl(['roots'], direct('7.66')),
      bowl(['lengths'], direct('8.11')),
    ])
    expect(tones).toEqual([{ primary: 'ROSSO', secondary: null, intensity: 'pure' }, BLUE])
  })
})
