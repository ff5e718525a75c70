import { type Plan, WHITE } from '@riflesso/colorimetry'
import { counted, duration, listed } from '../italian.ts'
import { describeColour } from '../reading/describe-colour.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { techniqueEffect, techniqueName } from '../words/techniques.ts'
import { type Case, expectedResult, resultColour, today } from './case.ts'
import { isRefused, verdict } from './outcome.ts'
import { isCareOnly } from './technique.ts'

/** The whole analysis in a few lines. */
export function summary(hair: Case): string[] {
  const { plan } = hair
  const { level, tone, lab } = resultColour(hair)
  const goal = describeColour(level, tone, lab)
  const session = today(hair)
  if (isRefused(plan) || !session) {
    return [
      `Richiesta: ${goal.toLocaleLowerCase('it-IT')}.`,
      verdict(plan),
      ...plan.refusals.slice(0, 1).map(sentenceOf),
    ]
  }
  return [
    ...whiteLeft(plan),
    workInShort(goal, plan),
    ...(plan.technique && !isCareOnly(plan)
      ? [`${techniqueName(plan.technique)}: ${techniqueEffect(plan.technique)}.`]
      : []),
    expectedResult(hair),
    ...(plan.provisional ? ['Piano provvisorio: prima la prova su ciocca.'] : []),
  ]
}

/** Much white hair that only the photo shows and that is not covered: the first thing to know. */
function whiteLeft({ reasons }: Plan): string[] {
  const share = Number(reasons.find(({ code }) => code === 'assumed-hair')?.values.white ?? 0)
  return share < WHITE.coverFrom
    ? []
    : ['I bianchi della foto oggi non si coprono: prima va deciso che cosa se ne vuole.']
}

/** 'Biondo miele: la prima di due sedute dura 1 h 25 min, con decolorazione delle lunghezze e tonalizzazione.' */
export function workInShort(goal: string, { sessions, totalMinutes }: Pick<Plan, 'sessions' | 'totalMinutes'>): string {
  const works = (sessions[0]?.phases ?? []).map((phase) => phaseTitle(phase).toLocaleLowerCase('it-IT'))
  const path =
    sessions.length > 1 ? `la prima di ${counted(sessions.length, 'seduta', 'sedute')} dura` : 'una seduta di'
  return `${goal}: ${path} ${duration(totalMinutes)}, con ${listed(works)}.`
}
