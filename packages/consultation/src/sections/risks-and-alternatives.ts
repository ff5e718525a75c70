import type { Phase, Reason, ReasonCode } from '@riflesso/colorimetry'
import { capitalised, counted, duration, levelTolerance } from '../italian.ts'
import { plannedColourName } from '../reading/describe-colour.ts'
import { sentenceOf, writtenReasons } from '../words/reasons/index.ts'
import { levelsInWords } from '../words/reasons/values.ts'
import { type Case, coversWhite, today } from './case.ts'
import { OPTION_TITLES, optionMinutes } from './options.ts'
import { isRefused } from './outcome.ts'
import { todaysStrain } from './strain.ts'

/** Risks and questions to be asked first, the most serious first. */
export function riskAssessment({ plan }: Case): string[] {
  const risks = writtenReasons([...plan.refusals, ...plan.warnings]).map(({ testo }) => testo)
  if (risks.length > 0) return risks
  return [
    `Nessun rischio specifico emerge dai dati; resta la tolleranza di ${levelTolerance(plan.expected.tolerance)}.`,
  ]
}

const isPermanent = ({ products }: Phase): boolean => products.some((product) => product.class === 'PERM')

/** Alternatives with their time and sessions, and why other services for the same colour are not used. */
export function alternativeOptions(hair: Case): string[] {
  return [...otherWays(hair), ...(hair.plan.alternativesConsidered ?? []).map(sentenceOf)]
}

function otherWays(hair: Case): string[] {
  const { plan } = hair
  const ways = plan.alternatives.map(sentenceOf)
  const options = plan.options
    .filter(({ id }) => id !== 'equilibrata')
    .map((option) => {
      const colour = plannedColourName(option.expected).toLocaleLowerCase('it-IT')
      const sessions = counted(option.sessions.length, 'seduta', 'sedute')
      return `${OPTION_TITLES[option.id]}: ${colour} (${option.expected.shade}), ${sessions}, ${duration(optionMinutes(option, hair))} oggi.`
    })
  if (ways.length + options.length > 0) return [...ways, ...options]
  return [isRefused(plan) ? 'Nessuna via più breve: si comincia dal passo indicato.' : noOtherWay(hair)]
}

/** Why nothing gentler stands beside today's work. */
function noOtherWay(hair: Case): string {
  const { plan } = hair
  if (plan.sessions.length > 1) return 'Il percorso in più sedute è già la via più prudente verso questo obiettivo.'
  switch (todaysStrain(hair)) {
    case 'nothing':
      return 'Oggi si cura soltanto la fibra: una via più delicata non c’è.'
    case 'deposit':
      return gentlerThanDeposit(hair)
    case 'remove':
      return 'Il decapante riduttivo è già la via più delicata per togliere il vecchio colore.'
    default:
      return gentlerThanLift(hair)
  }
}

function gentlerThanDeposit(hair: Case): string {
  const phases = today(hair)?.phases ?? []
  if (coversWhite(hair))
    return 'Un tono su tono con pochi volumi è più delicato, ma i bianchi si attenuano soltanto: la copertura piena richiede questa formula.'
  if (phases.some(isPermanent))
    return 'Un tono su tono darebbe lo stesso colore in modo più delicato, ma scarica prima: la scelta dipende da quanto deve durare.'
  return phases.some(({ kind }) => kind === 'chelate')
    ? 'Un lavaggio e un deposito: non c’è una via più delicata che dia lo stesso colore.'
    : 'Il lavoro è in solo deposito: non c’è una via più delicata che dia lo stesso colore.'
}

function gentlerThanLift({ plan }: Case): string {
  const { lift, expected, goal } = plan
  const isReached = expected.shade === goal.shade && !plan.reasons.some(isMiss)
  if (lift.wanted > 0 && lift.wanted >= lift.cap)
    return `La schiaritura prevista, ${levelsInWords(lift.cap)}, è tutto ciò che la fibra consente in una seduta: la via più delicata è fermarsi mezzo livello prima.`
  if (lift.wanted > 0 && isReached)
    return `${capitalised(levelsInWords(lift.wanted))} di schiaritura entro un limite di ${levelsInWords(lift.cap)}: il margine è sufficiente e non serve un obiettivo di ripiego.`
  return 'La via più delicata è fermarsi mezzo livello prima, con un riflesso più caldo.'
}

const MISSES: ReadonlySet<ReasonCode> = new Set(['goal-out-of-reach', 'foretold-other'])
const isMiss = ({ code }: Reason): boolean => MISSES.has(code)
