import type { QuestionId } from '@riflesso/colorimetry'
import { type AnalysisResult, analysisOfOption, answerInWords, decimal, lineQuantity } from '@riflesso/consultation'
import { wholeOf } from '#features/analysis'
import { nameOfAuthor } from '#platform/copy/it'
import { dayAndTimeOf, dayOf } from '#platform/italian-time'
import type { ServiceEvent } from './check-file.ts'
import type { ServiceRecord } from './read-record.ts'

const CONSENTS = {
  photos: 'alle foto',
  health: 'alle annotazioni sulla salute',
  instagram: 'alla pubblicazione su Instagram',
  sito: 'alla pubblicazione sul sito',
  vetrina: 'all’esposizione in vetrina',
} as const
const SIGNS = { nothing: 'niente', redness: 'rossore', swelling: 'gonfiore', 'broken-skin': 'vescicole o pelle lesa' }

/** The events of a service in the order of their times; the making of the file is the last. */
export function writeEvents(record: ServiceRecord): readonly ServiceEvent[] {
  const { row, card, outcome, service, pictures, salon, madeAt, madeBy } = record
  const option = outcome?.option ?? service?.option ?? row.chosenOption ?? 'equilibrata'
  const done = analysisOfOption(wholeOf(row), option)
  const events = [
    ...cardEvents(record),
    ...planned(record, done),
    ...record.pacts.map(pact),
    ...weighed(record, done),
    ...result(record, done),
    ...pictures.map(({ at, of, sha256 }) => event(at, `Foto: ${of}`, [`SHA-256 ${sha256}`])),
  ]
  return [
    ...events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    event(madeAt, 'Fascicolo creato', [
      `${salon}, ${nameOfAuthor(madeBy)}`,
      card?.agreed.health === false && 'Senza consenso: risposte sulla salute, test e bruciature non inclusi.',
      !card?.agreed.photos && 'Senza consenso: nessuna foto inclusa.',
    ]),
  ]
}

const yesOrNo = (answer: boolean): string => (answer ? 'sì' : 'no')

const event = (at: string | Date, title: string, lines: readonly (string | false | null)[]): ServiceEvent => ({
  at: new Date(at).toISOString(),
  title,
  lines: lines.flatMap((line) => line || []),
})

/** Consents, sensitivity tests, and what burned on the day of the analysis or of the weighing. */
function cardEvents({ card, row, service }: ServiceRecord): ServiceEvent[] {
  // Without a client the consent is with the analysis.
  if (!card) return row.healthConsent === null ? [] : [event(row.analysisDate, 'Consenso', [row.healthConsent])]
  const days = [row.analysisDate, service?.weighedAt ?? row.analysisDate].map((at) => dayOf(new Date(at)))
  const { burn = null, patchTests = [] } = card.health ?? {}
  return [
    ...card.consents.flatMap(({ kind, text, givenAt, withdrawnAt }) => [
      event(givenAt, `Consenso ${CONSENTS[kind]}`, [text]),
      ...(withdrawnAt === null ? [] : [event(withdrawnAt, `Consenso ${CONSENTS[kind]} revocato`, [])]),
    ]),
    ...patchTests.flatMap(({ appliedAt, result: read, asked }) => [
      event(appliedAt, 'Test di sensibilità', [`Esito: ${read ?? 'non ancora letto'}`]),
      ...(asked === null
        ? []
        : [
            event(asked.at, 'Domande prima del colore', [
              `Reazioni dal test: ${yesOrNo(asked.reaction)}`,
              `Cute lesa: ${yesOrNo(asked.scalpBroken)}`,
              `Medicine, malattie o tatuaggi nuovi: ${yesOrNo(asked.news)}`,
            ]),
          ]),
    ]),
    ...(burn === null || !days.includes(dayOf(new Date(burn.at)))
      ? []
      : [
          event(burn.at, 'Brucia', [
            ...burn.onHead.map(({ titolo, minutes }) => `Sulla testa: ${titolo}, da ${minutes} min`),
            burn.sign && `Dopo l’acqua: ${SIGNS[burn.sign]}`,
            `Segnato da ${nameOfAuthor(burn.author)}`,
            burn.soundAt && `Cute a posto: ${dayAndTimeOf(new Date(burn.soundAt))}`,
          ]),
        ]),
  ]
}

function planned({ row, card }: ServiceRecord, done: AnalysisResult): ServiceEvent[] {
  const bowls = done.fasi_operative.map(({ formula, tempo_posa_min }, phase) =>
    bowl(done, phase, [
      ...formula.map((product) => `${product.prodotto} ${lineQuantity(product)}`.trim()),
      `posa ${tempo_posa_min} min`,
    ]),
  )
  return [
    event(row.analysisDate, done.own ? 'Formula del salone' : 'Analisi del colore', [
      card && `Cliente: ${card.firstName} ${card.lastName}`,
      `Di ${nameOfAuthor(row.author)}`,
      `Risultato previsto: ${done.colorName} (${done.shade})`,
      done.own !== undefined && `Scritta: ${done.own.text}`,
    ]),
    event(row.analysisDate, 'Risposte per l’analisi', answers(done)),
    event(row.analysisDate, 'Ciotole previste', bowls),
  ]
}

/** The answers that were given, those about health among them if the analysis still has them. */
function answers({ declared }: AnalysisResult): string[] {
  if (!declared) return []
  const { hairType, condition, details } = declared
  const { history, safety } = details
  const worded = (id: QuestionId, answer: string | null) => answer && (answerInWords(id, answer) || answer)
  const age = safety.patchTestAgeHours === null ? '' : `, ${Math.round(safety.patchTestAgeHours / 24)} giorni prima`
  const given: Readonly<Record<string, string | number | boolean | null>> = {
    Capelli: worded('hairType', hairType),
    Stato: worded('condition', condition),
    'Strati di colore': worded('colourLayers', history.colourLayers),
    Henné: worded('henna', history.henna),
    'Tinte con sali metallici': history.metallicSalts,
    'Settimane dalla decolorazione': history.weeksSinceBleach,
    'Settimane da permanente, stiratura o cheratina': history.weeksSincePerm,
    'Prova di elasticità': worded('elasticity', safety.elasticity),
    'Prova su ciocca': worded('elasticity', safety.strandTest),
    'Meno di 16 anni': safety.under16,
    'Allergia alle tinte': safety.allergy,
    'Test di sensibilità': safety.patchTest && `${safety.patchTest}${age}`,
    Cute: safety.scalp,
    Gravidanza: safety.pregnancy,
    'Asma da persolfati': safety.persulfateAsthma,
  }
  return Object.entries(given).flatMap(([question, answer]) =>
    answer === null ? [] : [`${question}: ${typeof answer === 'boolean' ? yesOrNo(answer) : answer}`],
  )
}

const pact = ({ row: { version, madeAt, signedAt, signature } }: ServiceRecord['pacts'][number]): ServiceEvent =>
  event(signedAt ?? madeAt, `Patto colore, versione ${version}`, [
    `Scritto: ${dayAndTimeOf(madeAt)}`,
    signature
      ? `Firmato ${signature.strokes ? 'sullo schermo' : 'con il nome scritto e confermato'}: ${signature.name}`
      : 'Non firmato',
  ])

/** A bowl of today on one line; `name` is that of an unplanned one. */
const bowl = (done: AnalysisResult, phase: number | null, content: readonly string[], name: string | null = null) =>
  [
    phase === null ? (name ?? 'Altra ciotola') : `${phase + 1}. ${done.fasi_operative[phase]?.titolo ?? 'Ciotola'}`,
    ...content,
  ].join('; ')

function weighed({ service, products }: ServiceRecord, done: AnalysisResult): ServiceEvent[] {
  if (!service) return []
  const lines = service.bowls.map(({ phase, name, parts, left }) => {
    const weights = parts.map(({ productId, planned: grams, grams: real }) => {
      const { name: code = 'Prodotto', description = null } = products.get(productId) ?? {}
      return `${code} ${description ?? ''} ${real} g${grams === null ? '' : ` (previsti ${grams} g)`}`
    })
    return bowl(done, phase, [...weights, ...(left === null ? [] : [`avanzo ${left} g`])], name)
  })
  return [event(service.weighedAt, 'Ciotole pesate', [`Di ${nameOfAuthor(service.author)}`, ...lines])]
}

function result({ outcome }: ServiceRecord, done: AnalysisResult): ServiceEvent[] {
  if (!outcome) return []
  const mixed = outcome.mixed?.map(({ phase, grams, developerVolume, minutes }) => {
    const lines = grams.map((each, index) => {
      const { prodotto = 'Prodotto' } = done.fasi_operative[phase]?.formula[index] ?? {}
      return `${prodotto} ${each === null ? 'non messo' : `${decimal(each)} g`}`
    })
    const volume = developerVolume === null ? [] : [`ossidante ${decimal(developerVolume)} vol`]
    return `Miscelato: ${bowl(done, phase, [...lines, ...volume, `posa ${minutes} min`])}`
  })
  return [
    event(outcome.recordedAt, 'Com’è andata', [
      `Di ${nameOfAuthor(outcome.author)}`,
      ...(mixed ?? ['Miscelato come previsto']),
      outcome.comparison && `Colore misurato: ${outcome.comparison.sommario}`,
      outcome.clientWord && `La cliente: ${outcome.clientWord}`,
      outcome.note && `Nota: ${outcome.note}`,
    ]),
  ]
}
