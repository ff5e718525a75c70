import {
  APPLICATION_CODES,
  brandShadeOf,
  buildSituation,
  CONDITIONS,
  type DeclaredDetails,
  emptyDetails,
  HAIR_TYPES,
  hexFromLab,
  labOf,
  type Phase,
  PRODUCT_CLASSES,
  planFormula,
  REASON_CODES,
  TECHNIQUE_IDS,
  type Tone,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitrarySituation } from '../../colorimetry/src/testing/arbitrary-situation.ts'
import { analysisAsText } from './analysis-as-text.ts'
import type { AnalysisResult } from './analysis-result.ts'
import { levelsInWords } from './words/reasons/values.ts'
import { writeAnalysis } from './write-analysis.ts'

const natural: Tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }
const tones: readonly Tone[] = [
  natural,
  { primary: 'CENERE', secondary: null, intensity: 'full' },
  { primary: 'RAME', secondary: 'DORATO', intensity: 'intense' },
  { primary: 'BEIGE', secondary: null, intensity: 'soft' },
  { primary: 'IRISE', secondary: null, intensity: 'pure' },
  { primary: 'ROSSO', secondary: null, intensity: 'pure' },
]

const zoneOf = (level: number, tone: Tone) => {
  const lab = labOf(level, tone)
  return { level, levelError: 0.5, tone, lab, hex: hexFromLab(lab) }
}

const photoOf = (level: number, tone: Tone, ends = level): Reading => ({
  hairFound: true,
  ...zoneOf(level, tone),
  palette: [
    { hex: hexFromLab(labOf(level, tone)), share: 0.7, level },
    { hex: hexFromLab(labOf(ends, tone)), share: 0.3, level: ends },
  ],
  zones: { roots: zoneOf(level, tone), lengths: zoneOf(level, tone), ends: zoneOf(ends, tone) },
  whiteShare: null,
  hairShare: 0.3,
  strandContrast: 6,
  evenness: 0.8,
  technique: null,
  light: { gains: [1, 1, 1], confidence: 0.8, source: 'neutral' },
  quality: [{ code: 'colour-cast', severity: 'warning' }],
})

const answered: DeclaredDetails = {
  naturalLevel: 5,
  whiteShare: 0,
  regrowthCm: 2,
  length: 'medio',
  density: 'media',
  fibre: 'media',
  technique: null,
  history: { colourLayers: 'uno', henna: 'no', metallicSalts: false, weeksSinceBleach: 12, weeksSincePerm: 12 },
  safety: {
    under16: false,
    allergy: false,
    patchTest: 'negativo',
    patchTestAgeHours: 60,
    scalp: 'sana',
    pregnancy: false,
    persulfateAsthma: false,
    elasticity: 'superato',
  },
}

type Wish = {
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly hairType?: (typeof HAIR_TYPES)[number] | null
  readonly condition?: (typeof CONDITIONS)[number] | null
  readonly details?: DeclaredDetails
}

function analysisOf({ prima, dopo, hairType = null, condition = null, details = answered }: Wish): AnalysisResult {
  const situation = buildSituation({ prima, dopo, selectors: { hairType, base: 'livello5', condition }, details })
  if ('ok' in situation) throw new Error(situation.code)
  return writeAnalysis({ prima, dopo, situation, plan: planFormula(situation), client: null })
}

const withSafety = (safety: Partial<DeclaredDetails['safety']>): DeclaredDetails => ({
  ...answered,
  safety: { ...answered.safety, ...safety },
})
const withHistory = (history: Partial<DeclaredDetails['history']>): DeclaredDetails => ({
  ...answered,
  history: { ...answered.history, ...history },
})

const grid: Wish[] = [
  ...HAIR_TYPES.flatMap((hairType) =>
    CONDITIONS.flatMap((condition) =>
      [3, 6, 9.2].flatMap((from) =>
        [3.5, 6.4, 10].flatMap((to) =>
          tones.map((tone) => ({ prima: photoOf(from, natural), dopo: photoOf(to, tone), hairType, condition })),
        ),
      ),
    ),
  ),
  ...[0, 0.2, 0.4, 0.6, 1].flatMap((whiteShare) =>
    tones.map((tone) => ({
      prima: photoOf(5, natural),
      dopo: photoOf(6, tone),
      hairType: 'naturale' as const,
      condition: 'buono' as const,
      details: { ...answered, whiteShare },
    })),
  ),
  ...TECHNIQUE_IDS.flatMap((technique) =>
    [4, 6].map((from) => ({
      prima: photoOf(from, natural),
      dopo: photoOf(from, natural, 8.5),
      hairType: 'naturale' as const,
      condition: 'ottimo' as const,
      details: { ...answered, technique },
    })),
  ),
  ...[
    emptyDetails,
    withSafety({ allergy: true }),
    withSafety({ under16: true }),
    withSafety({ scalp: 'lesionata' }),
    withSafety({ scalp: 'sensibile', pregnancy: true }),
    withSafety({ patchTest: 'positivo' }),
    withSafety({ patchTest: 'non-eseguito', patchTestAgeHours: null }),
    withSafety({ patchTestAgeHours: 8000 }),
    withSafety({ patchTestAgeHours: 10 }),
    withSafety({ persulfateAsthma: true }),
    withSafety({ elasticity: 'fallito' }),
    withHistory({ metallicSalts: true }),
    withHistory({ henna: 'composta' }),
    withHistory({ henna: 'pura' }),
    withHistory({ colourLayers: 'tre-o-piu' }),
    withHistory({ weeksSinceBleach: 1, weeksSincePerm: 1 }),
    { ...answered, length: 'extra-lungo' as const, fibre: 'fine' as const, density: 'alta' as const, regrowthCm: 4 },
  ].flatMap((details) => [
    { prima: photoOf(4.2, natural), dopo: photoOf(8.4, natural), details },
    { prima: photoOf(7, tones[2] ?? natural, 9), dopo: null, details },
    ...HAIR_TYPES.map((hairType) => ({
      prima: null,
      dopo: photoOf(7.6, tones[2] ?? natural),
      hairType,
      condition: 'discreto' as const,
      details,
    })),
  ]),
]
const analyses = grid.map(analysisOf)

/** Every text that a user reads. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
const shown = ({ plan: _plan, prima: _prima, dopo: _dopo, ...rest }: AnalysisResult) => rest

const sectionsOf = ({ analysis }: AnalysisResult) => {
  const { riassunto, multiColors: _colours, fasi_operative: _phases, ...sections } = analysis
  return { ...sections, tecnica: riassunto.tecnica, testo: riassunto.testo }
}

const phasesOf = ({ plan }: AnalysisResult): Phase[] => plan.sessions.flatMap(({ phases }) => [...phases])

describe(`${grid.length} plans of the planner itself`, () => {
  test('cover every outcome that matters', () => {
    const outcomes = new Set(analyses.map(({ plan }) => plan.outcome))
    expect([...outcomes]).toEqual(expect.arrayContaining(['OK', 'MULTI', 'REFUSE', 'REFUSE_TODAY', 'TEST_FIRST']))
  })

  test('leave no hole, code or half sentence in any text', () => {
    const codes = [...REASON_CODES, ...APPLICATION_CODES].filter((code) => code.includes('-'))
    const classes = PRODUCT_CLASSES.filter((name) => name.length > 3).map((name) => `\\b${name}\\b`)
    const holes = new RegExp(
      ['undefined', '\\bnull\\b', 'NaN', '[{}\\[\\]]', '\\S {2}', '\\.\\.', ...classes, ...codes].join('|'),
    )
    const texts = new Set(analyses.flatMap((result) => textsOf(shown(result))))
    expect([...texts].filter((text) => holes.test(text))).toEqual([])
  })

  test('fill every section with whole sentences', () => {
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

  test('name the grams, millilitres and minutes of the plan, all of them and no others', () => {
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

  test('say what the plan says about refusal, doubt and expectation', () => {
    for (const result of analyses) {
      const { plan, analysis } = result
      const refused = plan.refusals.length > 0
      expect(result.fasi_operative.length === 0).toBe(refused)
      expect(analysis.riassunto.tecnica.endsWith('(non eseguibile oggi)')).toBe(refused)
      expect(analysis.additionalNotes.includes('Piano provvisorio')).toBe(plan.provisional && !refused)
      if (plan.provisional && !refused) expect(analysis.additionalNotes).toContain('test ciocca prima')
      if (refused) expect(analysis.technicalAssessment.includes('Da schiarire')).toBe(plan.lift.wanted > 0)
      if (!refused)
        expect(analysis.transformationStrategy).toContain(`il risultato atteso è un ${plan.expected.shade}`.slice(3))
      for (const { rule } of [...plan.refusals, ...plan.warnings])
        expect(analysis.riskAssessment).toContain(`(regola ${rule})`)
      expect(textsOf(shown(result)).join(' ')).not.toMatch(/garanti|esattamente|perfettamente/i)
    }
  })

  test('show the colour that they speak of', () => {
    for (const { plan, shade, level, analysis } of analyses) {
      const depositOnly = new Set(['technique-without-lift', 'technique-deposit'])
      const isLights = plan.technique !== null && !plan.reasons.some(({ code }) => depositOnly.has(code))
      if (plan.outcome === 'ALTERNATIVE') expect([shade, level]).toEqual([plan.expected.shade, plan.expected.level])
      else if (!isLights) expect(shade).toBe(plan.goal.shade)
      if (plan.sessions.length === 0) continue
      const promise = analysis.transformationStrategy.split('\n').at(-1) ?? ''
      const shades = promise.match(/\d{1,2}\.\d{1,2}/g)
      const isWish = plan.expected.shade === plan.goal.shade
      expect(shades).toEqual(isWish ? [plan.goal.shade] : [plan.expected.shade, plan.goal.shade])
    }
  })

  test('name no other lift than the plan counts', () => {
    for (const { plan, analysis } of analyses) {
      const texts = [analysis.transformationStrategy, analysis.technicalAssessment].join('\n')
      const lifts = plan.reasons
        .filter(({ code }) => code === 'goal-transform')
        .map(({ values }) => Number(values.lift))
      const words = lifts.filter((lift) => lift > 0).map(levelsInWords)
      for (const [, said] of texts.matchAll(/: ([^:]+) da schiarire/g)) expect(words).toContain(said)
      for (const [, said] of texts.matchAll(/Da schiarire[^:]*: ([^;]+);/g))
        expect(said).toBe(levelsInWords(plan.lift.wanted))
      for (const [, said, cap] of texts.matchAll(/Servono ([^,]+), ma il limite di una seduta è ([^:]+):/g))
        expect([said, cap]).toEqual([levelsInWords(plan.lift.wanted), levelsInWords(plan.lift.cap)])
      for (const [, cap] of texts.matchAll(/; limite di una seduta: ([^.]+)\./g))
        expect(cap).toBe(levelsInWords(plan.lift.cap))
    }
  })

  test('assert nothing that was not declared', () => {
    for (const result of analyses) {
      const { plan } = result
      const texts = textsOf(shown(result)).join('\n')
      if (plan.missing.includes('condition'))
        expect(texts).not.toMatch(/stato (mediocre|discreto)|in stato [a-z]+(?! non)/)
      if (plan.missing.includes('hairType')) expect(texts).not.toMatch(/Su capello colorato/)
    }
  })

  test('write every session of every option', () => {
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

  test('read differently where the plans differ', () => {
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

test('no situation at all makes a hole in the text', () => {
  fc.assert(
    fc.property(arbitrarySituation, (situation) => {
      const plan = planFormula(situation)
      const text = analysisAsText(writeAnalysis({ prima: null, dopo: null, situation, plan, client: null }))
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]]|\.\.|-0\b/)
    }),
    { seed: 20, numRuns: 400 },
  )
})

test('the same case is written the same way', () => {
  const [first] = grid
  if (!first) throw new Error('empty grid')
  expect(analysisOf(first)).toEqual(analysisOf(first))
})

test('as text the consultation holds every section and no markup', () => {
  for (const result of analyses.slice(0, 40)) {
    const text = analysisAsText(result)
    for (const section of Object.values(sectionsOf(result))) expect(text).toContain(section)
    expect(text).not.toMatch(/[<>*{}]/)
    expect(text.endsWith('\n')).toBe(true)
  }
})

test('a technique that a photo shows is named, and only then', () => {
  const [prima, dopo] = [photoOf(4, natural), photoOf(6, natural, 8.5)]
  const told = analysisOf({ prima, dopo: { ...dopo, technique: 'balayage' }, details: emptyDetails })
  expect(told.analysis.colorimetricAnalysis).toContain('si riconosce un lavoro di tipo Balayage')
  expect(told.dopo?.technique).toBe('balayage')
  const silent = analysisOf({ prima, dopo, details: emptyDetails })
  expect(silent.analysis.colorimetricAnalysis).not.toContain('si riconosce')
})

test('as text every shade of the formula has the writing of the brand behind it, with its source', () => {
  const result = analysisOf({ prima: photoOf(5, natural), dopo: photoOf(6.5, tones[2] ?? natural), details: answered })
  const shades = result.fasi_operative.flatMap(({ formula }) => formula.flatMap(({ nuance }) => nuance ?? []))
  expect(shades.length).toBeGreaterThan(0)
  const text = analysisAsText(result, 'wella')
  for (const shade of shades) {
    const written = brandShadeOf('wella', shade)
    if (written) expect(text).toContain(`${shade} (Wella Professionals ${written.code}`)
  }
  expect(text).toContain('NUMERAZIONE DELLA MARCA')
  expect(text).toContain('Fonte: ')
  expect(analysisAsText(result)).not.toContain('Wella')
  expect(analysisAsText(result)).toContain(result.formula.procedure)
  expect(text).toContain('Prodotti Generici')
})

test.each([
  ['nicolò', 'de rossi', 'Nicolò De Rossi'],
  ['ANNA-MARIA', "d'angelo", "Anna-Maria D'Angelo"],
  [' èlia ', 'dell’orto', 'Èlia Dell’Orto'],
  ['e\u0300lia', 'ricci', 'E\u0300lia Ricci'],
])('as text %s %s is the client %s', (firstName, lastName, shown) => {
  const [result] = analyses
  if (!result) throw new Error('empty grid')
  expect(analysisAsText({ ...result, client: { firstName, lastName } })).toContain(`\nCliente: ${shown}\n`)
})
