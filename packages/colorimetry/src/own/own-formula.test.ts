import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Situation } from '../model/situation.ts'
import { readFormula } from '../notation/read-formula.ts'
import { RULE_IDS, type RuleId } from '../rules/rule-ids.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { type HeadToday, ownFormula } from './own-formula.ts'

type Sketch = Omit<Parameters<typeof situationOf>[0], 'goal'> & Pick<HeadToday, 'seenWhite'>

const headOf = ({ seenWhite, ...sketch }: Sketch): HeadToday => {
  const { goal: _, ...head } = situationOf({ ...sketch, goal: sketch.current })
  return seenWhite ? { ...head, seenWhite } : head
}

const own = (text: string, head: HeadToday) => {
  const { phases, unread } = readFormula(text, null)
  expect(unread).toEqual([])
  return ownFormula(phases, head)
}

const RETOUCH = '40 g 6.3 + 60 g 20 vol 35 min radici'
const POWDER = 'decolorante 40 g + 80 g 20 vol + 5 g plex 25 min lunghezze e punte'
const natural5: Sketch = { current: shadeOf('5.0') }
const light9: Sketch = { history: 'decolorato', current: shadeOf('9.0') }
const white6: Sketch = { current: shadeOf('6.0'), details: { whiteShare: 0.4 } }

/** A written formula that breaks each rule that one can break. */
const VETOED: readonly (readonly [RuleId, string, Sketch])[] = [
  ['F1-metallic-salts', RETOUCH, { ...natural5, past: { metallicSalts: true } }],
  ['F2-broken-hair', RETOUCH, { ...natural5, condition: 'pessimo' }],
  ['F3-scalp-lesion', RETOUCH, { ...natural5, safety: { scalp: 'lesionata' } }],
  ['F4-allergy', RETOUCH, { ...natural5, safety: { allergy: true } }],
  ['F4-allergy', RETOUCH, { ...natural5, safety: { patchTest: 'positivo' } }],
  ['F5-under-16', RETOUCH, { ...natural5, safety: { under16: true } }],
  ['F6-persulfate-asthma', POWDER, { ...natural5, safety: { persulfateAsthma: true } }],
  ['F8-chemical-interval', RETOUCH, { ...natural5, past: { weeksSincePerm: 1 } }],
  ['F9-elasticity', RETOUCH, { ...natural5, safety: { elasticity: 'fallito' } }],
  ['strand-test-failed', RETOUCH, { ...natural5, safety: { strandTest: 'fallito' } }],
  ['henna-tested-first', RETOUCH, { ...natural5, past: { henna: 'pura' } }],
  [
    'henna-no-ash',
    '40 g 4.1 + 80 g 10 vol tono su tono 20 min lunghezze',
    { current: shadeOf('5.4'), history: 'colorato', past: { henna: 'pura' }, safety: { strandTest: 'superato' } },
  ],
  [
    'R1-colour-lifts-no-colour',
    '40 g 8.1 + 60 g 20 vol 35 min lunghezze',
    { history: 'colorato', current: shadeOf('6.4') },
  ],
  [
    'R7-prepigment',
    '60 g 5.0 + 120 g 10 vol tono su tono 20 min tutta la testa',
    { history: 'decolorato', current: shadeOf('10.0') },
  ],
  ['R8-no-ash-on-lightened', '40 g 7.1 + 80 g 10 vol tono su tono 20 min lunghezze', light9],
  ['R9-tone-on-level', `${POWDER}; poi 30 g 10.1 + 60 g 7 vol toner 10 min lunghezze e punte`, natural5],
  ['direct-base', '50 g 9.66 colore diretto 25 min lunghezze', { current: shadeOf('5.0') }],
  ['lift-cap', 'decolorante 40 g + 80 g 20 vol + 5 g plex 45 min lunghezze', { ...natural5, condition: 'mediocre' }],
  ['highlift-base', '50 g 12.1 + 100 g 40 vol 50 min radici', { current: shadeOf('4.0'), condition: 'ottimo' }],
  ['white-coverage', '40 g 6.0 + 60 g 10 vol 35 min radici', white6],
  ['white-coverage', '40 g 6.1 + 60 g 20 vol 35 min radici', white6],
  ['white-too-light', '20 g 9.0 + 20 g 9.3 + 60 g 20 vol 35 min radici', { ...white6, current: shadeOf('8.0') }],
  ['colour-volume', '40 g 6.3 + 60 g 30 vol 35 min lunghezze', { history: 'permanentato', current: shadeOf('5.0') }],
  ['white-unasked', '40 g 6.1 + 60 g 20 vol 35 min radici', { ...white6, seenWhite: true }],
  ['lift-by-volume', '40 g 8.3 + 60 g 10 vol 35 min radici', { current: shadeOf('6.0') }],
  [
    'lightener-volume',
    'decolorante 40 g + 80 g 30 vol + 5 g plex 25 min radici',
    { ...natural5, safety: { scalp: 'sensibile' } },
  ],
  ['bowl-shades', 'mordente 5 g + 40 g decolorante + 80 g 40 vol + 5 g plex 50 min radici fino a 8', natural5],
  ['bowl-shades', '30 g 8.0 tono su tono + 40 g decolorante + 80 g 20 vol + 5 g plex 50 min lunghezze', light9],
  ['bowl-shades', 'trattamento acido 5 g + 30 g 9.1 + 60 g 40 vol 50 min radici', natural5],
  ['class-minutes', '30 g 5.3 + 60 g 20 vol 180 min radici', natural5],
  ['class-minutes', 'rimuovi colore 500 g 180 min radici', natural5],
  ['class-volume', '30 g 5.1 tono su tono + 60 g 40 vol 30 min radici', natural5],
  ['class-volume', 'mordente 30 g 40 vol 10 min radici', natural5],
  ['class-volume', '30 g 5.3 colore diretto + 60 g 40 vol 25 min radici', natural5],
  ['lightener-minutes', 'decolorante 40 g + 80 g 20 vol + 5 g plex 55 min lunghezze', natural5],
  ['lightener-applications', [POWDER, POWDER, POWDER].join('; poi '), natural5],
  ['persulfate-contact', [POWDER, POWDER].join('; poi ').replaceAll('25 min', '50 min'), natural5],
  [
    'oxidative-processes',
    Array.from({ length: 4 }, () => '30 g 5.3 + 60 g 7 vol tono su tono 10 min lunghezze').join('; poi '),
    natural5,
  ],
  ['lightening-interval', POWDER, { ...natural5, past: { weeksSinceBleach: 1 } }],
  ['bowl-shades', '10 g 6.0 + 10 g 6.1 + 10 g 6.3 + 10 g 6.4 + 60 g 20 vol 35 min radici', natural5],
  ['corrector-share', '40 g 6.3 + 30 g 0.11 + 105 g 20 vol 35 min radici', natural5],
  ['bond-present', 'decolorante 40 g + 80 g 20 vol 25 min lunghezze', natural5],
  [
    'ruined-hair-bath',
    'decolorante 40 g + 80 g 20 vol + 5 g plex 20 min lunghezze',
    { ...natural5, condition: 'rovinato' },
  ],
]

/** Rules that no written formula can break, and why. */
const UNBREAKABLE: Readonly<Partial<Record<RuleId, string>>> = {
  'refusal-without-phases': 'it has phases',
  'legal-peroxide': 'no such developer is read',
  'mixing-ratio': 'the sheet of the line decides',
  'minutes-add-up': 'the clock adds them',
  'appointment-length': 'the clock warns',
  'hands-warned': 'the warnings are our own',
  'phase-complete': 'a formula with missing pieces is not planned',
  'known-shade': 'only shades that exist are read',
  'promise-within-reach': 'the model of hair promises',
  'developer-arithmetic': 'grams follow from the ratio, or the ratio from the grams',
  'finish-present': 'the after-treatment is added',
  'strand-test-warned': 'the warnings are our own',
  'pregnancy-warned': 'the warnings are our own',
  'legal-warned': 'the warnings are our own',
  'patch-test-warned': 'the warnings are our own',
}

describe("a colourist's own formula", () => {
  it.each(VETOED)('%s: %s', (rule, text, sketch) => {
    expect(own(text, headOf(sketch)).vetoes.map((veto) => veto.rule)).toContain(rule)
  })

  it('every rule is proven on a written formula, or cannot be broken by one', () => {
    const proven = new Set<RuleId>([...VETOED.map(([rule]) => rule), ...(Object.keys(UNBREAKABLE) as RuleId[])])
    expect(RULE_IDS.filter((rule) => !proven.has(rule))).toEqual([])
  })

  it.each([
    [RETOUCH, natural5],
    ['30 g 7.1 + 10 g 7.0 + 60 g 20 vol 35 min radici', { current: shadeOf('6.0') }],
    [
      `${POWDER}; poi 30 g 7.0 + 60 g 7 vol toner 10 min lunghezze e punte`,
      { ...natural5, condition: 'ottimo' as const },
    ],
    ['50 g 5.0 + 75 g 20 vol 35 min radici', { current: shadeOf('5.0'), details: { whiteShare: 0.5 } }],
    ['30 g 8.3 + 30 g 7 vol gloss 15 min lunghezze', { history: 'colorato' as const, current: shadeOf('8.0') }],
  ])('nothing objects to %s', (text, sketch) => {
    expect(own(text, headOf(sketch)).vetoes).toEqual([])
  })

  it('the model of hair says what comes out of it, and the bowls stay as written', () => {
    const { plan } = own('30 g 6.3 + 10 g 6.0 + 20 vol 1:1,5 30-35 min radici', headOf(natural5))
    expect(plan.sessions[0]?.phases[0]).toMatchObject({
      products: [
        { class: 'PERM', shade: '6.3', grams: 30 },
        { class: 'PERM', shade: '6.0', grams: 10 },
      ],
      developer: { volume: 20, percent: 6, grams: 60 },
      ratio: '1:1.5',
      minutes: 35,
      minutesRange: [30, 35],
      zones: ['roots'],
    })
    expect(plan.goal.zones).toEqual(['roots'])
    expect(plan.expected.level).toBeCloseTo(6, 0)
    expect(plan.sessions[0]?.phases.at(-1)?.kind).toBe('finish')
  })

  it('a ratio of the line is no veto', () => {
    const { vetoes, offSheet } = own('30 g 5.3 + 30 g 9 vol tono su tono 20 min lunghezze', headOf(natural5))
    expect(vetoes).toEqual([])
    expect(offSheet.map(({ rule }) => rule)).toEqual(['class-volume', 'mixing-ratio'])
  })

  it('a formula with missing pieces is not planned', () => {
    expect(() => own('7.1 + 20 vol', headOf(natural5))).toThrow(RangeError)
  })

  it('on any head a written formula has a finite promise', () => {
    const texts = [RETOUCH, POWDER, ...VETOED.map(([, text]) => text)]
    fc.assert(
      fc.property(arbitrarySituation, fc.constantFrom(...texts), (situation: Situation, text) => {
        const { goal: _, ...head } = situation
        const { plan } = own(text, head)
        expect(Number.isFinite(plan.expected.level)).toBe(true)
        expect(plan.sessions[0]?.phases.length).toBeGreaterThan(1)
      }),
      { numRuns: cases({ gate: 300, prove: 20_000 }), seed: testSeed },
    )
  })
})
