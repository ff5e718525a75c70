import { REFUSAL_CODES, type Reason, type ReasonCode } from '@riflesso/colorimetry'
import { phaseTitle } from '../words/phases.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { REFUSAL_ADVICE } from '../words/refusal-advice.ts'
import { type Case, today } from './case.ts'

/** What to mind phase by phase: the reasons that hold for one bowl and not for the whole plan. */
export function professionalAdvice(hair: Pick<Case, 'plan'>): string[] {
  const { plan } = hair
  if (plan.refusals.length > 0) return refusalAdvice(plan.refusals.map(({ code }) => code))
  const said = new Set(plan.reasons.map(contentOf))
  // The acid finish closes every service; what it does stands with its phase.
  const works = (today(hair)?.phases ?? []).filter(({ kind }) => kind !== 'finish')
  const advice = works.flatMap((phase) => {
    const news = phase.reasons.filter((reason) => !said.has(contentOf(reason)))
    for (const reason of news) said.add(contentOf(reason))
    const own = news.map(sentenceOf)
    return own.length === 0 ? [] : [`${phaseTitle(phase)}. ${own.join(' ')}`]
  })
  return [...advice, ...control(hair)]
}

/** Reasons that teach the same thing whatever their numbers, which stand in the bowl. */
const TOLD_ONCE: ReadonlySet<ReasonCode> = new Set(['bond-builder', 'tone-on-level'])

const contentOf = (reason: Reason): string => (TOLD_ONCE.has(reason.code) ? reason.code : sentenceOf(reason))

type RefusalCode = (typeof REFUSAL_CODES)[number]

const isRefusalCode = (code: ReasonCode): code is RefusalCode => (REFUSAL_CODES as readonly string[]).includes(code)

const refusalAdvice = (codes: readonly ReasonCode[]): string[] =>
  [...new Set(codes)].filter(isRefusalCode).map((code) => REFUSAL_ADVICE[code])

function control(hair: Pick<Case, 'plan'>): string[] {
  const watched = (today(hair)?.phases ?? []).filter(({ checkEveryMinutes }) => checkEveryMinutes !== null)
  if (watched.length === 0)
    return ['Rispetti per intero i tempi di posa: il colore a ossidazione si completa alla fine.']
  const lightening = watched.find(({ stopAtLevel }) => stopAtLevel !== null)
  return lightening
    ? ['Si fidi della ciocca più che dell’orologio: il tempo indicato è un massimo, il livello decide quando fermarsi.']
    : ['Giudichi il riflesso su una ciocca asciugata: da bagnato appare più scuro e più freddo.']
}
