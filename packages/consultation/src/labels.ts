import type { Condition } from '@riflesso/colorimetry'
import type { AnalysisResult } from './analysis-result.ts'
import { uncapitalised } from './italian.ts'
import { CARE, KEEP } from './sections/technique.ts'

export const CONDITION_LABELS = ['Danneggiati', 'Compromessi', 'Buoni', 'Ottimi', 'Medi', 'Da valutare'] as const
export type ConditionLabel = (typeof CONDITION_LABELS)[number]

export const PROCESS_LABELS = [
  'Balayage',
  'Ombré',
  'Shatush',
  'Air Touch',
  'Foilyage',
  'Decolorazione + Colore',
  'Colorazione Diretta',
] as const
export type ProcessLabel = (typeof PROCESS_LABELS)[number]

const LABEL_OF_CONDITION = {
  ottimo: 'Ottimi',
  buono: 'Buoni',
  discreto: 'Medi',
  mediocre: 'Medi',
  rovinato: 'Danneggiati',
  pessimo: 'Compromessi',
} as const satisfies Record<Condition, ConditionLabel>

const wordStart = (stems: string): RegExp => new RegExp(`(?<!\\p{L})(?:${stems})`, 'iu')

/** Keywords of a free text, in the order in which the product specification checks them (section 4). */
const CONDITION_KEYWORDS: readonly (readonly [keywords: RegExp, label: ConditionLabel])[] = [
  [wordStart('danneggiat|rovinat|poros|damaged|ruined|porous'), 'Danneggiati'],
  [wordStart('compromess|fragil|compromised'), 'Compromessi'],
  [wordStart('buon|san[oaie](?!\\p{L})|resistent|good|healthy|resistant'), 'Buoni'],
  [wordStart('eccellent|ottim|fort[ei](?!\\p{L})|excellent|strong'), 'Ottimi'],
  [wordStart('medi(?:um|[oae])?(?!\\p{L})|normal'), 'Medi'],
]

/** 'Condizione Capelli': the declared condition, otherwise the one in a free assessment. */
export function conditionLabel(condition: Condition | null, assessment = ''): ConditionLabel {
  if (condition !== null) return LABEL_OF_CONDITION[condition]
  return CONDITION_KEYWORDS.find(([keywords]) => keywords.test(assessment))?.[1] ?? 'Da valutare'
}

const PROCESS_KEYWORDS: readonly (readonly [keywords: RegExp, label: ProcessLabel])[] = [
  [wordStart('balayage'), 'Balayage'],
  [wordStart('s?ombr[eé](?!\\p{L})'), 'Ombré'],
  [wordStart('shatush'), 'Shatush'],
  [wordStart('air[ -]?touch'), 'Air Touch'],
  [wordStart('foily?age'), 'Foilyage'],
  [wordStart('decolor|schiari|bleach|lighten|bagno di luce|decapag'), 'Decolorazione + Colore'],
  [wordStart('colorazione diretta'), 'Colorazione Diretta'],
]

const processIn = (text: string): ProcessLabel | undefined =>
  PROCESS_KEYWORDS.find(([keywords]) => keywords.test(text))?.[1]

/**
 * 'Processo Richiesto', from the name of the technique, or from assessment and strategy if that names no known process (product
 * specification, section 4).
 */
export function processLabel(technique: string, assessmentAndStrategy = ''): ProcessLabel {
  return processIn(technique) ?? processIn(assessmentAndStrategy) ?? 'Colorazione Diretta'
}

/**
 * 'Processo Richiesto' for display: 'Balayage'. The fallback of the specification is followed by the actual service: 'Colorazione
 * Diretta · colorazione a ossidazione'; where nothing is coloured it would be untrue, and only the treatment, or what is kept, is named.
 */
export function processShown({
  processLabel: label,
  analysis: { riassunto },
}: {
  readonly processLabel: string
  readonly analysis: { readonly riassunto: Pick<AnalysisResult['analysis']['riassunto'], 'tecnica'> }
}): string {
  if (riassunto.tecnica === CARE) return 'Trattamento'
  if (riassunto.tecnica.startsWith(KEEP)) return riassunto.tecnica
  const isFallback = label === 'Colorazione Diretta' && processIn(riassunto.tecnica) === undefined
  return isFallback && riassunto.tecnica !== '' ? `${label} · ${uncapitalised(riassunto.tecnica)}` : label
}
