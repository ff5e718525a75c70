import { type Plan, WHITE } from '@riflesso/colorimetry'
import { counted, duration, listed } from '../italian.ts'
import { describeColour } from '../reading/describe-colour.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { worded } from '../words/reasons/values.ts'
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
    ...unaskedWhite(plan),
    workInShort(goal, plan),
    ...(plan.technique && !isCareOnly(plan)
      ? [`${techniqueName(plan.technique)}: ${techniqueEffect(plan.technique)}.`]
      : []),
    expectedResult(hair),
    ...(plan.provisional ? ['Piano provvisorio: prima la prova su ciocca.'] : []),
  ]
}

/** What the plan's bowls do to white hair for which they are not mixed. */
const WHITE_TODAY = {
  left: 'I bianchi della foto oggi non si coprono',
  partly: 'I bianchi della foto oggi si colorano solo in parte',
  mostly: 'Anche i bianchi della foto oggi si colorano',
} as const

/** Much white hair that only the photo shows: the first thing to know. */
function unaskedWhite({ reasons }: Plan): string[] {
  const { white = 0, taken = 'left' } = reasons.find(({ code }) => code === 'assumed-hair')?.values ?? {}
  return Number(white) < WHITE.coverFrom
    ? []
    : [`${worded({ taken }, 'taken', WHITE_TODAY)}: prima va deciso che cosa se ne vuole.`]
}

/** 'Biondo miele: la prima di due sedute dura 1 h 25 min, con decolorazione delle lunghezze e tonalizzazione.' */
export function workInShort(goal: string, { sessions, totalMinutes }: Pick<Plan, 'sessions' | 'totalMinutes'>): string {
  const works = (sessions[0]?.phases ?? []).map((phase) => phaseTitle(phase).toLocaleLowerCase('it-IT'))
  const path =
    sessions.length > 1 ? `la prima di ${counted(sessions.length, 'seduta', 'sedute')} dura` : 'una seduta di'
  return `${goal}: ${path} ${duration(totalMinutes)}, con ${listed(works)}.`
}
