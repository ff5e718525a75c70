import {
  buildSituation,
  CONDITIONS,
  type DeclaredDetails,
  emptyDetails,
  HAIR_TYPES,
  hexFromLab,
  labOf,
  type MeasuredHair,
  type Phase,
  planFormula,
  TECHNIQUE_IDS,
  type Tone,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import type { AnalysisResult } from '../analysis-result.ts'
import type { Case } from '../sections/case.ts'
import { writeAnalysis } from '../write-analysis.ts'

/** Natural hair: no reflect. */
export const natural: Tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }
/** Reflects of every kind: none, cool, warm, muted, fantasy. */
export const tones: readonly Tone[] = [
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

/** The measurements of a photo that a plan does not use. */
const SHOT = {
  hairFound: true,
  hairShare: 0.3,
  strandContrast: 6,
  evenness: 0.8,
  light: { gains: [1, 1, 1], confidence: 0.8, source: 'neutral' },
  quality: [{ code: 'colour-cast', severity: 'warning' }],
} as const satisfies Partial<Reading>

/** Measured hair as the reading of a photo. */
export const asReading = (hair: MeasuredHair): Reading => ({
  ...SHOT,
  ...hair,
  technique: hair.technique ?? null,
  quality: SHOT.quality,
})

/** Reading of a photo of this hair; `ends` = another level there. */
export const photoOf = (level: number, tone: Tone, ends = level): Reading => ({
  ...SHOT,
  ...zoneOf(level, tone),
  palette: [
    { hex: hexFromLab(labOf(level, tone)), share: 0.7, level },
    { hex: hexFromLab(labOf(ends, tone)), share: 0.3, level: ends },
  ],
  zones: { roots: zoneOf(level, tone), lengths: zoneOf(level, tone), ends: zoneOf(ends, tone) },
  whiteShare: null,
  technique: null,
})

/** Every question answered in the best way. */
export const answered: DeclaredDetails = {
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
    strandTest: null,
  },
}

type Wish = {
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly hairType?: (typeof HAIR_TYPES)[number] | null
  readonly condition?: (typeof CONDITIONS)[number] | null
  readonly details?: DeclaredDetails
}

/** Input of the texts for a wish. */
export function caseOf({ prima, dopo, hairType = null, condition = null, details = answered }: Wish): Case {
  const situation = buildSituation({ prima, dopo, selectors: { hairType, base: 'livello5', condition }, details })
  if ('ok' in situation) throw new Error(situation.code)
  return { prima, dopo, situation, plan: planFormula(situation) }
}

/** The written analysis of a wish. */
export const analysisOf = (wish: Wish): AnalysisResult => writeAnalysis({ ...caseOf(wish), client: null })

const withSafety = (safety: Partial<DeclaredDetails['safety']>): DeclaredDetails => ({
  ...answered,
  safety: { ...answered.safety, ...safety },
})
const withHistory = (history: Partial<DeclaredDetails['history']>): DeclaredDetails => ({
  ...answered,
  history: { ...answered.history, ...history },
})

/** Wishes of every kind: hair, conditions, white, techniques, answers that refuse or warn. */
export const grid: Wish[] = [
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
    withSafety({ patchTestAgeHours: 9000 }),
    withSafety({ patchTest: 'da-ripetere' }),
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

/** Every eleventh wish of the grid, written; writing them all takes seconds. No list of values that the grid combines has eleven. */
export const someAnalyses = grid.filter((_, index) => index % 11 === 0).map(analysisOf)

/** Fields of the work at the chair that contain a code beside its sentence. */
const CODES: ReadonlySet<string> = new Set([
  'action',
  'trouble',
  'zones',
  'kind',
  'product',
  'start',
  'direction',
  'tools',
])

/** Every text that a user reads. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => (CODES.has(key) ? [] : textsOf(field)))
}
/** The parts that are shown as text. */
export const shown = ({ plan: _plan, prima: _prima, dopo: _dopo, ...rest }: AnalysisResult) => rest

/** Its sections by name. */
export const sectionsOf = ({ analysis }: AnalysisResult) => {
  const { riassunto, multiColors: _colours, fasi_operative: _phases, ...sections } = analysis
  return { ...sections, tecnica: riassunto.tecnica, testo: riassunto.testo }
}

/** Phases of every session of its plan. */
export const phasesOf = ({ plan }: AnalysisResult): Phase[] => plan.sessions.flatMap(({ phases }) => [...phases])
