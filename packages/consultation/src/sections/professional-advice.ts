import { firstLook, type Phase, REFUSAL_CODES, type Reason, type ReasonCode } from '@riflesso/colorimetry'
import { decimal } from '../italian.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { REFUSAL_ADVICE } from '../words/refusal-advice.ts'
import { type Case, today } from './case.ts'

/** Advice by phase: the reasons that apply to one bowl and not to the whole plan. */
export function professionalAdvice(hair: Pick<Case, 'plan'>): string[] {
  const { plan } = hair
  if (plan.refusals.length > 0) return refusalAdvice(plan.refusals.map(({ code }) => code))
  const said = new Set(plan.reasons.map(contentOf))
  // The acid finish ends every service; its phase describes it.
  const works = (today(hair)?.phases ?? []).filter(({ kind }) => kind !== 'finish')
  const advice = works.flatMap((phase) => {
    const news = phase.reasons.filter((reason) => !said.has(contentOf(reason)))
    for (const reason of news) said.add(contentOf(reason))
    const own = news.map(sentenceOf)
    return own.length === 0 ? [] : [`${phaseTitle(phase)}. ${own.join(' ')}`]
  })
  return [...advice, ...control(hair)]
}

/** Reasons that are mentioned once whatever their numbers, which are given with the bowl. */
const TOLD_ONCE: ReadonlySet<ReasonCode> = new Set(['bond-builder', 'tone-on-level'])

const contentOf = (reason: Reason): string => (TOLD_ONCE.has(reason.code) ? reason.code : sentenceOf(reason))

type RefusalCode = (typeof REFUSAL_CODES)[number]

const isRefusalCode = (code: ReasonCode): code is RefusalCode => (REFUSAL_CODES as readonly string[]).includes(code)

const refusalAdvice = (codes: readonly ReasonCode[]): string[] =>
  [...new Set(codes)].filter(isRefusalCode).map((code) => REFUSAL_ADVICE[code])

/** Colour without strand checks needs its full time. */
function unwatched(phases: readonly Phase[]): string {
  const longest = phases
    .filter(({ kind }) => kind !== 'finish')
    .reduce<Phase | null>((most, next) => (next.minutes > (most?.minutes ?? 0) ? next : most), null)
  const minutes = decimal(longest?.minutes ?? 0)
  const main = longest?.products[0]?.class
  if (main === 'BOND') return 'Il trattamento si stende dalle lunghezze alle punte e si lascia tutto il suo tempo.'
  if (main === 'GLOSS')
    return 'Il gloss si ferma a vista: guarda una ciocca a metà della posa, e poi ogni pochi minuti.'
  return main === 'DIRECT'
    ? `Lascia posare ${minutes} minuti per intero: il pigmento diretto prende piano, e più tempo non lo rende più scuro.`
    : `Rispetta tutti i ${minutes} minuti di posa: il colore a ossidazione si completa alla fine, non a metà.`
}

/** How lightening is checked: in foil, in a bath, on hair that was lightened before, or otherwise. */
function watchedLightening({ products, application, stopAtLevel, minutes, reasons }: Phase): string {
  const level = decimal(stopAtLevel ?? 0)
  const main = products[0]?.class
  if (main === 'DECAP_RED')
    return `Dopo il decapante asciuga una ciocca: se non è ancora al livello ${level}, ripeti il passaggio invece di allungarlo.`
  if (main === 'BATH' || main === 'DECAP_OX')
    return `Resta accanto al lavatesta: il colore si muove in pochi minuti e al livello ${level} va fermato subito.`
  if (application.includes('in-foil'))
    return `Il tempo conta dalla prima stagnola di ogni sezione: apri la prima dopo ${decimal(firstLook(minutes))} minuti, e quando una sezione è al livello ${level} sciacqua quella, senza aspettare le altre.`
  if (reasons.some(({ code, values }) => code === 'lift-bleach' && Number(values.lift) <= 2))
    return `Pochi livelli si guadagnano in fretta: prima dei ${decimal(minutes)} minuti il livello ${level} può essere già raggiunto.`
  return `Fidati della ciocca più che dell’orologio: ${decimal(minutes)} minuti sono un massimo, è il livello ${level} a decidere quando fermarsi.`
}

function control(hair: Pick<Case, 'plan'>): string[] {
  const watched = (today(hair)?.phases ?? []).filter(({ checkEveryMinutes }) => checkEveryMinutes !== null)
  if (watched.length === 0) return [unwatched(today(hair)?.phases ?? [])]
  const lightening = watched.find(({ stopAtLevel }) => stopAtLevel !== null)
  return [
    lightening
      ? watchedLightening(lightening)
      : 'Giudica il riflesso su una ciocca asciugata: da bagnato appare più scuro e più freddo.',
  ]
}
