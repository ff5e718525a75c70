import {
  APPLICATION_CODES,
  emptyDetails,
  isColourKept,
  PRODUCT_CLASSES,
  planFormula,
  REASON_CODES,
} from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitrarySituation } from '../../colorimetry/src/testing/arbitrary-situation.ts'
import { analysisAsText } from './analysis-as-text.ts'
import { colorimetricAnalysis } from './sections/colorimetric-analysis.ts'
import {
  analysisOf,
  answered,
  caseOf,
  grid,
  natural,
  phasesOf,
  photoOf,
  sectionsOf,
  shown,
  textsOf,
} from './testing/analyses.ts'
import { levelsInWords } from './words/reasons/values.ts'
import { writeAnalysis } from './write-analysis.ts'

const analyses = grid.map(analysisOf)

describe(`${grid.length} plans of the planner`, () => {
  test('the tested plans cover every outcome', () => {
    const outcomes = new Set(analyses.map(({ plan }) => plan.outcome))
    expect([...outcomes]).toEqual(expect.arrayContaining(['OK', 'MULTI', 'REFUSE', 'REFUSE_TODAY', 'TEST_FIRST']))
  })

  test('no text has a gap, a code or a half sentence', () => {
    const codes = [...REASON_CODES, ...APPLICATION_CODES].filter((code) => code.includes('-'))
    const classes = PRODUCT_CLASSES.filter((name) => name.length > 3).map((name) => `\\b${name}\\b`)
    const holes = new RegExp(
      ['undefined', '\\bnull\\b', 'NaN', '[{}\\[\\]]', '\\S {2}', '\\.\\.', ...classes, ...codes].join('|'),
    )
    const texts = new Set(analyses.flatMap((result) => textsOf(shown(result))))
    expect([...texts].filter((text) => holes.test(text))).toEqual([])
  })

  test('depth is counted in levels alone', () => {
    const texts = analyses.flatMap((result) => textsOf(shown(result)))
    const inTones = /(?:mezzo|un|due|tre|quattro|cinque) ton[oi]\b(?! su tono)|altezza di tono/i
    expect(texts.filter((text) => inTones.test(text))).toEqual([])
  })

  test('a phase names its pH once', () => {
    const phases = analyses.flatMap(({ fasi_operative }) => fasi_operative)
    const named = (phase: (typeof phases)[number]) =>
      textsOf([phase.formula, phase.istruzioni.filter((line) => line.includes('acid'))]).filter((text) =>
        /pH/.test(text),
      )
    expect(phases.some((phase) => named(phase).length === 1)).toBe(true)
    expect(phases.filter((phase) => named(phase).length > 1)).toEqual([])
  })

  test('every section has whole sentences', () => {
    for (const result of analyses) {
      for (const [name, text] of Object.entries(sectionsOf(result))) {
        expect(text.length, name).toBeGreaterThan(9)
        const ending = name === 'tecnica' ? '' : '[.:)]$'
        const sentence = new RegExp(`^[\\p{Lu}\\d].*${ending}`, 'u')
        expect(
          text.split('\n').filter((line) => !sentence.test(line)),
          name,
        ).toEqual([])
      }
    }
  })

  test('the texts name all grams, millilitres and minutes of the plan, and no others', () => {
    for (const result of analyses) {
      const strategy = result.analysis.transformationStrategy
      const phases = phasesOf(result)
      const numbers = (pattern: RegExp) => [...strategy.matchAll(pattern)].map(([, n]) => Number(n?.replace(',', '.')))
      const amounts = phases.flatMap((phase) => [
        ...phase.products.flatMap(({ class: kind, grams }) => (kind === 'DECAP_RED' ? [grams, grams] : [grams])),
        ...(phase.bondGrams > 0 ? [phase.bondGrams] : []),
        ...(phase.dilutionGrams > 0 ? [phase.dilutionGrams] : []),
        ...(phase.developer ? [phase.developer.grams] : []),
      ])
      expect(numbers(/([\d,]+) (?:g|ml) di (?=[a-z])/g)).toEqual(amounts.map((n) => Math.round(n * 10) / 10))
      expect(numbers(/, ([\d,]+) minuti\.$/gm)).toEqual(phases.map(({ minutes }) => minutes))
    }
  })

  test("the texts state the plan's refusals, doubts and expectations", () => {
    for (const result of analyses) {
      const { plan, analysis } = result
      const refused = plan.refusals.length > 0
      expect(result.fasi_operative.length === 0).toBe(refused)
      expect(analysis.riassunto.tecnica.endsWith('(non eseguibile oggi)')).toBe(refused)
      expect(analysis.additionalNotes.includes('Piano provvisorio')).toBe(plan.provisional && !refused)
      if (plan.provisional && !refused) expect(analysis.additionalNotes).toContain('prima la prova su ciocca')
      if (refused) expect(analysis.technicalAssessment.includes('Da schiarire')).toBe(plan.lift.wanted > 0)
      const promised = isColourKept(plan)
        ? /il colore resta com’è/i
        : new RegExp(`risultato atteso è un (?:[^.]+ \\()?${plan.expected.shade.replace('.', '\\.')}`)
      if (!refused) expect(analysis.transformationStrategy).toMatch(promised)
      expect(analysis.riskAssessment).not.toMatch(/regola \S*\d/)
      expect(textsOf(shown(result)).join(' ')).not.toMatch(/garanti|esattamente|perfettamente/i)
    }
  })

  test('the text states a disagreement with the photo only for a declared base', () => {
    const undeclared = { ...answered, naturalLevel: null, regrowthCm: 0 }
    const said = analysisOf({ prima: photoOf(7, natural, 4), dopo: null, details: undeclared }).analysis
    expect(said.transformationStrategy).toContain('le punte sono più scure delle lunghezze')
    expect(said.technicalAssessment).not.toContain('base dichiarata')
    const declared = { ...answered, naturalLevel: 4 }
    const regrown = analysisOf({ prima: photoOf(7, natural), dopo: null, hairType: 'colorati', details: declared })
    expect(regrown.analysis.technicalAssessment).toContain('foto e base dichiarata non concordano')
  })

  test('a tolerance that is wider than the answers require has its reason', () => {
    const served = analyses.filter(({ plan }) => plan.sessions.length > 0)
    const isWide = ({ plan }: (typeof served)[number]) => plan.expected.tolerance > (plan.provisional ? 1 : 0.5)
    expect(served.filter(isWide).length).toBeGreaterThan(0)
    for (const one of served)
      expect(/viene dalla foto, con il suo margine|allarga un poco/.test(one.analysis.transformationStrategy)).toBe(
        isWide(one),
      )
  })

  test('the swatches show the named colours', () => {
    for (const { plan, shade, level, analysis } of analyses) {
      const depositOnly = new Set(['technique-without-lift', 'technique-deposit'])
      const isLights = plan.technique !== null && !plan.reasons.some(({ code }) => depositOnly.has(code))
      const isWithoutAsh = plan.reasons.some(({ code }) => code === 'henna-no-ash')
      const isAtAnEnd = plan.reasons.some(({ code }) =>
        ['wish-lighter-end', 'wish-warmer-end', 'wish-colour-first'].includes(code),
      )
      const isElsewhere = plan.sessions.length > 0 && (plan.expected.shade !== plan.goal.shade || isAtAnEnd)
      if (plan.outcome === 'ALTERNATIVE' || isElsewhere || isWithoutAsh)
        expect([shade, level]).toEqual([plan.expected.shade, plan.expected.level])
      else if (!isLights) expect(shade).toBe(plan.goal.shade)
      if (plan.sessions.length === 0 || isColourKept(plan)) continue
      const promise = analysis.transformationStrategy.split('\n').at(-1) ?? ''
      const shades = promise.match(/\d{1,2}\.\d{1,2}/g)
      const isWish = plan.expected.shade === plan.goal.shade
      expect(shades).toEqual(isWish ? [plan.goal.shade] : [plan.expected.shade, plan.goal.shade])
    }
  })

  test('an analysis of Prima alone speaks of no request', () => {
    const ash = { primary: 'CENERE', secondary: 'IRISE', intensity: 'intense' } as const
    const alone = [natural, ash].map((tone) =>
      analysisOf({
        prima: photoOf(9.3, tone),
        dopo: null,
        hairType: 'decolorati',
        condition: null,
        details: emptyDetails,
      }),
    )
    for (const one of alone) expect(textsOf(one).join('\n')).not.toMatch(/richiest/)
  })

  test('the texts name no lift that the plan does not have', () => {
    const found = { byZone: 0, inOneSession: 0, overTheCap: 0, cap: 0 }
    for (const { plan, analysis } of analyses) {
      const texts = [analysis.transformationStrategy, analysis.technicalAssessment].join('\n')
      const lifts = plan.reasons
        .filter(({ code }) => code === 'goal-transform')
        .map(({ values }) => Number(values.lift))
      const words = lifts.filter((lift) => lift > 0).map(levelsInWords)
      for (const [, said] of texts.matchAll(/: ([^:]+) da schiarire/g)) {
        found.byZone++
        expect(words).toContain(said)
      }
      for (const [, said] of texts.matchAll(/Da schiarire[^:]*: ([^;]+);/g)) {
        found.inOneSession++
        expect(said).toBe(levelsInWords(plan.lift.wanted))
      }
      for (const [, said, cap] of texts.matchAll(/Servono ([^,]+), ma il limite di una seduta è di ([^:,]+)[:,]/g)) {
        found.overTheCap++
        expect([said, cap]).toEqual([levelsInWords(plan.lift.wanted), levelsInWords(plan.lift.cap)])
      }
      for (const [, cap] of texts.matchAll(/; limite di una seduta: ([^.]+)\./g)) {
        found.cap++
        expect(cap).toBe(levelsInWords(plan.lift.cap))
      }
    }
    // Fails if a reworded sentence no longer matches its check.
    for (const [sentence, count] of Object.entries(found)) expect(count, sentence).toBeGreaterThan(0)
  })

  test('the texts say first what undeclared hair is taken for', () => {
    const undeclared = analyses.filter(
      ({ plan }) => plan.sessions.length > 0 && ['condition', 'hairType'].some((path) => plan.missing.includes(path)),
    )
    expect(undeclared.length).toBeGreaterThan(0)
    for (const { analysis } of undeclared) expect(analysis.transformationStrategy).toMatch(/^Vale per capelli /)
  })

  test('every session of every option is written', () => {
    const offered = analyses.flatMap(({ options, plan }) => options.map((written, index) => ({ written, plan, index })))
    expect(offered.some(({ written }) => written.nextSessions.length > 0)).toBe(true)
    for (const { written, plan, index } of offered) {
      const sessions = plan.options[index]?.sessions ?? []
      const phases = [written, ...written.nextSessions].map((session) => session.fasi_operative.length)
      expect(phases).toEqual(sessions.map((session) => session.phases.length))
    }
    for (const { options, nextSessions } of analyses) {
      const own = options.find(({ id }) => id === 'equilibrata')
      if (own) expect(own.nextSessions).toEqual(nextSessions)
    }
  })

  test('different plans have different texts', () => {
    const byText = Map.groupBy(analyses, (result) => JSON.stringify([result.analysis, result.nextSessions]))
    for (const alike of byText.values()) {
      const plans = alike.map(({ plan }) => JSON.stringify([plan.outcome, plan.sessions, plan.refusals, plan.expected]))
      expect(new Set(plans).size).toBe(1)
    }
    for (const name of [
      'colorimetricAnalysis',
      'technicalAssessment',
      'riskAssessment',
      'professionalAdvice',
    ] as const) {
      expect(new Set(analyses.map(({ analysis }) => analysis[name])).size, name).toBeGreaterThan(25)
    }
  })
})

test('no random situation leaves a gap in the text', () => {
  fc.assert(
    fc.property(arbitrarySituation, (situation) => {
      const plan = planFormula(situation)
      const text = analysisAsText(writeAnalysis({ prima: null, dopo: null, situation, plan, client: null }))
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]]|\.\.|-0\b/)
    }),
    { seed: testSeed, numRuns: cases({ gate: 200, prove: 20_000 }) },
  )
})

test('the same case gives the same text', () => {
  const [first] = grid
  if (!first) throw new Error('empty grid')
  expect(analysisOf(first)).toEqual(analysisOf(first))
})

test('natural hair that keeps its colour is promised its own colour and shine, not a shade', () => {
  const { plan, analysis } = analysisOf({ prima: photoOf(3, natural), dopo: null, details: emptyDetails })
  expect(plan.sessions[0]?.phases.map(({ kind }) => kind)).toEqual(['gloss', 'finish'])
  expect(analysis.riassunto.testo).toContain('Il colore resta com’è e diventa più lucente.')
  expect(analysis.riskAssessment).toContain('non promettere l’immagine, ma il colore che il capello ha già.')
  const texts = [analysis.riassunto.testo, analysis.transformationStrategy, analysis.riskAssessment].join('\n')
  expect(texts).not.toMatch(/risultato atteso|tolleranza|entro un livello/)
})

test('a colour that is kept beside toned tips is not promised as a result', () => {
  const photo = photoOf(4.8, natural)
  const ends = photoOf(7.5, { primary: 'RAME', secondary: null, intensity: 'pure' }).zones.ends
  const prima = { ...photo, zones: { ...photo.zones, ends } }
  const { plan, analysis } = analysisOf({ prima, dopo: null, details: emptyDetails })
  expect(plan.sessions[0]?.phases.map(({ zones }) => zones)).toContainEqual(['ends'])
  expect(analysis.riassunto.testo).toContain('Su radici e lunghezze il colore resta com’è.')
})

test('a summary says what the photo shows at the scalp, where it is another colour than the lengths', () => {
  const photo = photoOf(6.3, { primary: 'RAME', secondary: null, intensity: 'full' })
  const { roots } = photoOf(5, natural).zones
  const grown = { ...photo, zones: { ...photo.zones, roots } }
  const summaryOf = (prima: typeof photo, regrowthCm: number | null) =>
    analysisOf({ prima, dopo: null, hairType: 'colorati', details: { ...emptyDetails, regrowthCm } }).analysis.riassunto
      .testo
  const darker = 'il capello è più scuro: 5,0 naturale, contro il 6,3 rame delle lunghezze.'
  expect(summaryOf(grown, null)).toContain(`Nel primo centimetro ${darker}`)
  expect(summaryOf(grown, 3)).toContain(`Nei primi 3 centimetri ${darker}`)
  expect(summaryOf({ ...grown, technique: 'balayage' }, null)).toContain(`Alla radice ${darker}`)
  expect(summaryOf(photoOf(5, natural), null)).not.toContain('il capello è')
  const undyed = analysisOf({ prima: grown, dopo: null, hairType: 'naturale', details: emptyDetails })
  expect(undyed.analysis.riassunto.testo).not.toContain('il capello è')
})

test('a technique is named only if a photo shows it', () => {
  const gold = { primary: 'DORATO', secondary: null, intensity: 'full' } as const
  const [prima, dopo] = [photoOf(4, natural), photoOf(6, gold, 8.5)]
  const neutral = analysisOf({
    prima,
    dopo: { ...photoOf(6, natural, 8.5), technique: 'balayage' },
    details: emptyDetails,
  })
  expect(neutral.analysis.colorimetricAnalysis).toContain('Forse c’è un lavoro di tipo Balayage, o è solo luce')
  const told = analysisOf({ prima, dopo: { ...dopo, technique: 'balayage' }, details: emptyDetails })
  expect(told.analysis.colorimetricAnalysis).toContain('si riconosce un lavoro di tipo Balayage')
  expect(told.dopo?.technique).toBe('balayage')
  const hair = caseOf({ prima, dopo: { ...dopo, technique: 'ombre' }, details: emptyDetails })
  const other = colorimetricAnalysis({ ...hair, plan: { ...hair.plan, technique: 'balayage' } }).join(' ')
  expect(other).toContain('di tipo Ombré: qui lo stesso effetto si ottiene con la tecnica Balayage.')
  const silent = analysisOf({ prima, dopo, details: emptyDetails })
  expect(silent.analysis.colorimetricAnalysis).not.toContain('si riconosce')
})

test.each([
  [{ ...answered, density: null }, 'manca anche la densità'],
  [
    { ...answered, history: { ...answered.history, colourLayers: null } },
    'mancano anche gli strati di colore sulle lunghezze',
  ],
])('missing answers agree with their verb', (details, words) => {
  const declared = { hairType: 'colorati', condition: 'buono', details } as const
  const { analysis } = analysisOf({ prima: photoOf(5, natural), dopo: photoOf(4, natural), ...declared })
  expect(analysis.additionalNotes).toContain(words)
})
