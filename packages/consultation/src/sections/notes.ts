import { hasShade, isConfirmed, type ReasonCode } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { capitalised, listed, measure } from '../italian.ts'
import { judgeReading } from '../reading/judge-reading.ts'
import { productName } from '../words/products.ts'
import { missingAnswer } from '../words/reading/missing.ts'
import { QUALITY_REASONS } from '../words/reading/quality.ts'
import { type Case, goalReading, today } from './case.ts'
import { isRefused } from './outcome.ts'

/** Answers that a separate warning asks for. */
const OWN_WARNING: Partial<Record<ReasonCode, readonly string[]>> = {
  'patch-test-pending': ['details.safety.patchTest'],
}

/** Answers with a plural name: 'gli strati di colore', 'le allergie note'. */
const PLURAL = /^(?:i|gli|le) /

/** Missing answers, reliability of the reading, and which instructions have priority. */
export function additionalNotes(hair: Case): string[] {
  return [...missing(hair), ...readings(hair), ...powderOnOtherHair(hair), ...quantities(hair), ...brandSheet(hair)]
}

function missing({ plan }: Case): string[] {
  if (!plan.provisional) return []
  const asked = new Set(
    plan.warnings.flatMap(({ code, values }) => [
      ...String(values.asked ?? '').split(' '),
      ...(OWN_WARNING[code] ?? []),
    ]),
  )
  const open = plan.missing.filter((path) => !asked.has(path))
  if (isRefused(plan)) return [`Per il prossimo appuntamento accerta ${listed(open.map(missingAnswer))}.`]
  if (open.length === 0) return ['Piano provvisorio: prima la prova su ciocca.']
  const answers = open.map(missingAnswer)
  const verb = answers.length === 1 && !PLURAL.test(listed(answers)) ? 'manca' : 'mancano'
  return [`Piano provvisorio: prima la prova su ciocca. Nella scheda ${verb} anche ${listed(answers)}.`]
}

/** What a reading in each state can be used for. */
const USE = { good: '', check: ', da controllare', unusable: ', lettura da non usare' } as const

function readings({ prima, dopo }: Case): string[] {
  // The hair of the client is at hand; the one in the other picture is not.
  const notes = [
    ['Prima', prima, 'va confermato sul capello con la cartella colori'],
    ['Dopo', dopo, 'va concordato con la cliente, cartella colori alla mano'],
  ] as const
  return notes.flatMap(([name, reading, sure]) => {
    const doubts = doubtsOf(reading)
    if (reading === null || isConfirmed(reading) || doubts.length === 0) return []
    return [
      `Foto ${name}${USE[judgeReading(reading).state]}: ${listed(doubts)}; il livello letto ha un margine di ${measure(reading.levelError)} e ${sure}.`,
    ]
  })
}

const doubtsOf = (reading: Reading | null): string[] =>
  (reading?.quality ?? []).filter(({ severity }) => severity !== 'info').map(({ code }) => QUALITY_REASONS[code])

/** What a photo does not say of hair that gets powder, and what follows from it. */
function powderOnOtherHair({ situation: { details }, plan: { sessions } }: Case): string[] {
  if (!sessions.some(({ phases }) => phases.some(({ kind }) => kind === 'bleach'))) return []
  const crop = 'Su un taglio di pochi centimetri radici e lunghezze sono una zona sola: si lavora senza stagnole.'
  return [
    'Capelli afro o molto ricci sono più fragili: con la polvere pochi volumi, controlli ravvicinati e prima la prova su ciocca.',
    ...(details.length === null || details.length === 'corto' ? [crop] : []),
  ]
}

function quantities({ situation: { details }, plan }: Case): string[] {
  if (plan.sessions.length === 0) return []
  if (details.length && details.density) return []
  const assumed = [...(details.length ? [] : ['lunghezza']), ...(details.density ? [] : ['densità'])]
  return [
    `Le quantità sono calcolate per ${listed(assumed)} ${assumed.length > 1 ? 'medie' : 'media'}: adeguale alla cliente mantenendo i rapporti.`,
  ]
}

function brandSheet(hair: Case): string[] {
  const bowls = (today(hair)?.phases ?? []).filter(({ developer }) => developer !== null)
  const names = bowls.flatMap(({ products }) =>
    products.slice(0, 1).map((product) => productName(product.class, product.shade)),
  )
  if (names.length === 0) {
    const reading = goalReading(hair)
    // The error of an uncertain photo is given above; a confirmed level has none.
    return reading === null || reading.levelError === 0 || doubtsOf(reading).length > 0
      ? []
      : [
          `Lettura della foto con margine di ${measure(reading.levelError)} livelli: da confermare alla prossima visita.`,
        ]
  }
  const products = listed([...new Set(names)].map((name) => name.toLocaleLowerCase('it-IT')))
  const numbered = bowls.some(hasShade)
  return [
    `${capitalised(products)}: rapporto${numbered ? ', tempi e numerazione dei riflessi' : ' e tempi'} della marca in uso prevalgono su quelli generici indicati qui.`,
  ]
}
