import { describe, expect, it } from 'vitest'
import type { Situation } from '../model/situation.ts'
import { eachZone } from '../model/vocabulary.ts'
import { withEndsSeen } from '../situation/build-situation.ts'
import { emptyDetails, undeclaredWhite } from '../situation/empty-details.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { decidingQuestions } from './deciding-questions.ts'

const idsOf = (situation: Situation) => decidingQuestions(situation).map(({ question }) => question)

/** A wish from a photo, nothing declared: undeclared hair counts as natural. */
const unanswered = (current: string, goal: string): Situation => ({
  ...situationOf({ current: shadeOf(current), goal: shadeOf(goal) }),
  current: eachZone(() => ({ ...shadeOf(current), history: 'naturale', assumed: true })),
  hairType: null,
  condition: null,
  details: emptyDetails,
})

describe('the deciding questions', () => {
  it('a lighter wish first asks for the history of the hair', () => {
    const questions = decidingQuestions(unanswered('5.0', '7.3'))
    expect(questions.length).toBeLessThanOrEqual(3)
    expect(questions[0]?.question).toBe('hairType')
    const natural = questions[0]?.answers.find(({ answer }) => answer === 'naturale')
    expect(natural).toMatchObject({ sessions: 1, usesPowder: false })
  })

  it('a wish at the same level asks about white hair', () => {
    expect(idsOf(unanswered('5.0', '5.3'))).toContain('whiteShare')
  })

  it('known white hair asks for the wish about it', () => {
    const situation = situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.0'), details: { whiteShare: 0.5 } })
    expect(idsOf(situation)).toEqual(['whiteWish'])
    const said = { ...situation, details: { ...situation.details, white: { ...undeclaredWhite, wish: 'velare' } } }
    expect(idsOf(said as Situation)).toEqual([])
  })

  it('white hair that only the photo shows may be none', () => {
    const situation = situationOf({ current: shadeOf('6.0'), goal: shadeOf('4.0'), details: { whiteShare: 0.45 } })
    expect(idsOf(situation)).not.toContain('whiteShare')
    const question = decidingQuestions({ ...situation, seenWhite: true }).find((each) => each.question === 'whiteShare')
    expect(question?.answers.map(({ answer }) => answer)).toContain('0')
  })

  it('ends that are darker only in the photo are asked about until answered', () => {
    const dyed = situationOf({ history: 'colorato', current: shadeOf('9.0'), goal: shadeOf('9.0') })
    const details = { ...dyed.details, regrowthCm: 0 }
    const seen: Situation = { ...dyed, details, goal: { ...dyed.goal, kind: 'refresh', darkerEnds: shadeOf('5.0') } }
    expect(idsOf(seen)).toEqual(['endsDarker'])
    for (const answer of [true, false])
      expect(idsOf(withEndsSeen({ ...seen, details: { ...details, endsDarker: answer } }))).toEqual([])
  })

  it('nothing is asked if everything is answered', () => {
    expect(idsOf(situationOf({ current: shadeOf('5.0'), goal: shadeOf('7.3') }))).toEqual([])
  })
})
