import { describe, expect, test } from 'vitest'
import { planFormula } from '../plan/plan-formula.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { compareGuess, GUESS_VOLUMES, type GuessAnswer, guessAnswer } from './compare-guess.ts'

const ANSWER: GuessAnswer = { level: 6.4, levelError: 0.3, family: 'copper', volume: 20 }

describe('scoring a guess', () => {
  test('a guess that is right in all three scores 100', () => {
    expect(compareGuess({ level: 6, family: 'copper', volume: 20 }, ANSWER)).toEqual({
      levelsOff: 0,
      isFamilyRight: true,
      isVolumeRight: true,
      score: 100,
    })
  })

  test('a guess loses a third for a wrong reflect, and a third for a wrong developer', () => {
    expect(compareGuess({ level: 6, family: 'red', volume: 20 }, ANSWER).score).toBe(67)
    expect(compareGuess({ level: 6, family: 'copper', volume: 30 }, ANSWER).score).toBe(67)
    expect(compareGuess({ level: 6, family: 'red', volume: 0 }, ANSWER).score).toBe(33)
  })

  test('a level guess scores less the further it is off, and nothing from two levels', () => {
    const scoreOf = (level: number) => compareGuess({ level, family: 'copper', volume: 20 }, ANSWER)
    expect(scoreOf(5)).toMatchObject({ levelsOff: 1.4, score: 77 })
    expect(scoreOf(4).score).toBe(67)
    expect(scoreOf(1).score).toBe(67)
  })

  test('a guess within the error of the reading counts as right', () => {
    const wide = { ...ANSWER, levelError: 1.5 }
    expect(compareGuess({ level: 5, family: 'copper', volume: 20 }, wide).levelsOff).toBe(0)
  })
})

describe('the answer to a guess', () => {
  const hair = (code: string) => ({ level: 6, levelError: 0.2, tone: shadeOf(code).tone })

  test('the answer to a guess is the family of the reflect; hair without one is natural', () => {
    const plan = planFormula(situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.34') }))
    const families = ['6.0', '6.1', '6.3', '6.4', '6.5', '6.6'].map((code) => guessAnswer(hair(code), plan).family)
    expect(families).toEqual(['natural', 'cool', 'golden', 'copper', 'red', 'red'])
  })

  test('the answer to a guess has the developer of the first bowl, rounded to one of the choices', () => {
    const plan = planFormula(situationOf({ current: shadeOf('6.0'), goal: shadeOf('8.3') }))
    const first = plan.sessions[0]?.phases.find(({ developer }) => developer)?.developer
    expect(first?.volume).toBeGreaterThan(0)
    const { volume } = guessAnswer(hair('6.0'), plan)
    expect(GUESS_VOLUMES).toContain(volume)
    expect(volume).toBeLessThanOrEqual(Number(first?.volume))
  })

  test('the answer to a guess has no developer if nothing is done today', () => {
    const refused = situationOf({ current: shadeOf('6.0'), goal: shadeOf('8.0'), past: { metallicSalts: true } })
    expect(guessAnswer(hair('6.0'), planFormula(refused)).volume).toBe(0)
  })
})
