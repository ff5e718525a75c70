import type { BrandNotation } from '@riflesso/colorimetry'
import type { AnalysisResult } from './analysis-result.ts'
import { gramsNote } from './formula/assumed-length.ts'
import { brandExplanation, showsBrand } from './formula/brand-notation.ts'
import { tonesInWords } from './formula/tone-shares.ts'
import { procedureAsText } from './formula/write-formula.ts'
import { capitalised, counted, duration, properName, uncapitalised, withError } from './italian.ts'
import { processShown } from './labels.ts'
import { worstOfPhotos } from './reading/judge-reading.ts'
import { TEXTS_IN_ORDER } from './sheet-order.ts'

const TITLES: Readonly<Record<(typeof TEXTS_IN_ORDER)[number], string>> = {
  colorimetricAnalysis: 'Analisi Colorimetrica Scientifica',
  transformationStrategy: 'Strategia',
  riskAssessment: 'Rischi',
  professionalAdvice: 'Consigli Professionali',
  alternativeOptions: 'Alternative',
  additionalNotes: 'Note',
  technicalAssessment: 'Valutazione Tecnica',
  hairConditionAnalysis: 'Condizione dei Capelli',
  maintenanceAdvice: 'Mantenimento',
}

/**
 * The whole analysis as plain text, for the export file and the command line, with a brand's notation beside each shade of the
 * formula if one is given. Lines end in '\n'.
 */
export function analysisAsText(result: AnalysisResult, brand: BrandNotation | null = null): string {
  const { analysis, fasi_operative: phases } = result
  return [
    header(result),
    section('Riassunto', `${analysis.riassunto.tecnica}\n${analysis.riassunto.testo}`),
    section('Non eseguibile', result.refusals.map(({ testo }) => testo).join('\n')),
    section(
      'Formula Tecnica e Applicazione',
      [gramsNote(result.plan) ?? '', procedureAsText(phases, brand)].filter(Boolean).join('\n\n'),
    ),
    section('Numerazione della marca', brand && showsBrand(phases, brand) ? brandExplanation(brand) : ''),
    ...result.nextSessions.map(nextSession),
    ...chairSections(result),
    ...TEXTS_IN_ORDER.map((id) => section(TITLES[id], analysis[id])),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
    .concat('\n')
}

/** The work at the chair: schedule, sections and what-ifs; home care and next appointments. */
function chairSections({ chair, fasi_operative: phases }: AnalysisResult): string[] {
  if (!chair) return []
  const [today] = chair.sessions
  const steps = (today?.steps ?? []).map(({ at, testo }) => `${at} min: ${testo}`)
  const answers = chair.whatIf.flatMap(({ phase, answers }) => [
    `${phase + 1}. ${phases[phase]?.titolo ?? ''}`,
    ...answers.map(({ titolo, testo }) => `${titolo}: ${uncapitalised(testo)}`),
  ])
  const home = [...chair.aftercare, ...chair.appointments].map(({ testo }) => testo)
  return [
    section('Orologio della seduta', steps.join('\n')),
    section('Sezioni e strumenti', (chair.sectioning?.testi ?? []).join('\n')),
    section('Mezzi tubetti', chair.halfTubes.map(({ righe }) => righe.join(', ')).join('\n')),
    section('E se…?', answers.join('\n')),
    section('A casa e in agenda', home.join('\n')),
  ]
}

const section = (title: string, body: string): string => (body === '' ? '' : `${title.toUpperCase()}\n${body}`)

function header(result: AnalysisResult): string {
  const { client } = result
  return [
    result.colorName.toUpperCase(),
    `${result.shade} · ${result.colorCode} · ${result.supplierDisplayName}`,
    ...(client ? [`Cliente: ${properName(client.firstName)} ${properName(client.lastName)}`] : []),
    `Livello: ${withError(result.level, result.levelError)}`,
    ...doubtOfReading(result),
    `Riflessi: ${tonesInWords(result).join(', ')}`,
    `Condizione Capelli: ${result.conditionLabel}`,
    `Processo Richiesto: ${processShown(result)}`,
    ...(result.sessions > 0
      ? [`Tempo totale: ${duration(result.totalMinutes)}, ${counted(result.sessions, 'seduta', 'sedute')}`]
      : []),
  ].join('\n')
}

const PHOTOS = { prima: 'Foto Prima', dopo: 'Foto Dopo' } as const

/** A warning to check the reading or not to use it; empty if the reading is good. */
function doubtOfReading(result: AnalysisResult): string[] {
  const worst = worstOfPhotos(result)
  return worst ? [`${worst.doubt.title.toUpperCase()}: ${PHOTOS[worst.slot]}. ${worst.doubt.reason}`] : []
}

function nextSession({ titolo, fasi_operative }: AnalysisResult['nextSessions'][number]): string {
  const phases = fasi_operative.map((phase, index) => `${index + 1}. ${phase.titolo}`)
  return section(titolo, phases.map(capitalised).join('\n'))
}
