import { describe, expect, it } from 'vitest'
import { NATURAL_TONE } from '../../colour/tone.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { Plan } from '../../model/plan.ts'
import type { Situation } from '../../model/situation.ts'
import { HAIR_TYPES } from '../../model/vocabulary.ts'
import { buildSituation } from '../../situation/build-situation.ts'
import { emptyDetails } from '../../situation/empty-details.ts'
import { photo, read } from '../../testing/photos.ts'
import { planFormula } from '../plan-formula.ts'

const unanswered = { hairType: null, base: null, condition: null } as const
const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'full' }
const mahogany: Tone = { primary: 'MOGANO', secondary: null, intensity: 'intense' }
const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'intense' }

const situationFor = (...photos: readonly [prima: ReturnType<typeof photo>, dopo: ReturnType<typeof photo> | null]) => {
  const [prima, dopo] = photos
  return buildSituation({ prima, dopo, selectors: unanswered, details: emptyDetails }) as Situation
}
const phasesOf = ({ sessions }: Plan) => sessions.flatMap(({ phases }) => phases)
const hasColour = (plan: Plan) => phasesOf(plan).some(({ products }) => products.some(({ shade }) => shade !== null))

describe('a wish for hair of which nothing was answered', () => {
  it.each([
    [6.1, 7.8],
    [2.5, 7.8],
    [3, 5],
    [5, 7],
    [7, 10],
    [8, 6],
    [5.6, 5.6],
  ])('from level %d to %d gets a colour, and says first what it takes the hair for', (now, wish) => {
    const plan = planFormula(situationFor(photo(read(now)), photo(read(wish, copper))))
    expect(hasColour(plan)).toBe(true)
    expect(plan.reasons[0]).toMatchObject({
      code: 'assumed-hair',
      values: { history: 'naturale', condition: 'buono' },
    })
    expect(plan.expected.level).toBeGreaterThan(Math.min(now, wish) - 1)
  })

  it('is planned like the same hair declared, without the assumption', () => {
    const said = buildSituation({
      prima: photo(read(6.1)),
      dopo: photo(read(7.8)),
      selectors: { hairType: 'naturale', base: null, condition: 'buono' },
      details: emptyDetails,
    }) as Situation
    const [open, declared] = [planFormula(situationFor(photo(read(6.1)), photo(read(7.8)))), planFormula(said)]
    expect(open.sessions).toEqual(declared.sessions)
    expect(declared.reasons.map(({ code }) => code)).not.toContain('assumed-hair')
  })
})

describe('the history that a photo gives away', () => {
  it.each([
    ['natural brown', photo(read(5)), 'naturale'],
    ['a natural redhead', photo(read(7, copper)), 'naturale'],
    ['an intense red', photo(read(5, red)), 'colorato'],
    ['a red on light hair', photo(read(8, red)), 'decolorato'],
    ['platinum', photo(read(10)), 'decolorato'],
    ['lengths far paler than the root', photo(read(8, copper), read(5)), 'decolorato'],
    ['a mahogany that may be the light', photo(read(5, mahogany)), 'naturale'],
    ['a white head', { ...photo(read(9.5)), whiteShare: 0.9 }, 'naturale'],
  ] as const)('is guessed for %s', (_, prima, history) => {
    expect(situationFor(prima, null).current.lengths).toMatchObject({ history, assumed: true })
  })

  it('is not guessed where the type was declared', () => {
    for (const hairType of HAIR_TYPES) {
      const selectors = { ...unanswered, hairType }
      const prima = photo(read(10, NATURAL_TONE))
      const { current } = buildSituation({ prima, dopo: null, selectors, details: emptyDetails }) as Situation
      expect(current.lengths.assumed).toBeUndefined()
    }
  })

  it('lets a platinum go brown only after a filler', () => {
    const plan = planFormula(situationFor(photo(read(10), read(3)), photo(read(4))))
    expect(phasesOf(plan).map(({ kind }) => kind)).toContain('prepigment')
  })
})
