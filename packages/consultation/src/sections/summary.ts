import { type DeclaredDetails, isColourKept, isSameTone, type Plan, WHITE } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { beforeNumber, counted, decimal, duration, listed, measure } from '../italian.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import { toneWords } from '../words/colour/tones.ts'
import { HISTORY_WORDS_PLURAL } from '../words/reading/declared.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { worded } from '../words/reasons/values.ts'
import { techniqueEffect, techniqueName } from '../words/techniques.ts'
import { type Case, expectedResult, resultName, today } from './case.ts'
import { isRefused, verdict } from './outcome.ts'
import { isCareOnly } from './technique.ts'

/** The whole analysis in a few lines. */
export function summary(hair: Case): string[] {
  const { plan } = hair
  const goal = resultName(hair)
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
    ...ifTinted(hair),
    ...plan.reasons.filter(({ code }) => code === 'wish-doubtful').map(sentenceOf),
    ...regrowthSeen(hair),
    workInShort(goal, plan),
    ...(plan.technique && !isCareOnly(plan)
      ? [`${techniqueName(plan.technique)}: ${techniqueEffect(plan.technique)}.`]
      : []),
    expectedResult(hair),
    ...darkCentimetre(plan),
    ...(plan.provisional ? ['Piano provvisorio: prima la prova su ciocca.'] : []),
  ]
}

/** The root that powder leaves, because the scalp is not sound or not declared. */
function darkCentimetre({ sessions }: Plan): string[] {
  const reasons = sessions.flatMap(({ phases }) => phases.flatMap((phase) => phase.reasons))
  const scalp = reasons.find(({ code, values }) => code === 'off-scalp' && values.scalp !== undefined)?.values.scalp
  if (scalp === undefined) return []
  return [`Alla radice resta un centimetro scuro${scalp === 'unknown' ? ', finché non dici com’è la cute' : ''}.`]
}

/** What the plan takes undeclared hair for, where it is treated hair, or keeps its colour under a clear gloss: a tint is not seen in every photo. */
function ifTinted({ plan, situation: { hairType, current, goal } }: Case): string[] {
  const { history } = current.lengths
  if (hairType === null && history !== 'naturale')
    return [`Vale per capelli ${HISTORY_WORDS_PLURAL[history]}: se non lo sono, dillo e la formula cambia.`]
  const isNatural = hairType === null && Object.values(current).every(({ history }) => history === 'naturale')
  return isNatural && goal.kind === 'refresh' && isColourKept(plan)
    ? ['Vale per capelli naturali: se sono tinti o schiariti, dillo e la formula cambia.']
    : []
}

/** What the plan's bowls do to white hair for which they are not mixed. */
const WHITE_TODAY = {
  left: 'non si coprono',
  partly: 'si colorano solo in parte',
  mostly: 'si colorano con gli altri',
  natural: 'si colorano con gli altri, con sola base naturale',
  prepared: 'si colorano con gli altri, con metà base naturale',
} as const
/** Share of white in a photo that is hardly light [E]. */
const SURELY_WHITE = 0.6

/** Much white hair that only the photo shows: the first thing to know. */
function unaskedWhite({ reasons }: Plan): string[] {
  const { white = 0, taken = 'left' } = reasons.find(({ code }) => code === 'assumed-hair')?.values ?? {}
  const whose = Number(white) < SURELY_WHITE ? 'I bianchi della foto, se lo sono,' : 'I bianchi della foto'
  return Number(white) < WHITE.coverFrom
    ? []
    : [`${whose} oggi ${worded({ taken }, 'taken', WHITE_TODAY)}: prima va deciso che cosa se ne vuole.`]
}

/** Smallest difference in levels that an eye sees. */
const SEEN = 0.5

/** The regrowth, where the photo shows it in another colour than the lengths: 'Nel primo centimetro il capello è più scuro: …'. */
function regrowthSeen({ prima, situation: { current, details } }: Case): string[] {
  const { roots, lengths } = current
  const levels = lengths.level - roots.level
  const isOneLevel = Math.abs(levels) < SEEN
  if (prima === null || roots.history !== 'naturale' || lengths.history === 'naturale') return []
  if (isOneLevel && isSameTone(roots.tone, lengths.tone)) return []
  const other = isOneLevel ? 'di un altro riflesso' : levels > 0 ? 'più scuro' : 'più chiaro'
  const [here, there] = [roots, lengths].map(({ level, tone }) => `${measure(level)} ${toneWords(tone)}`)
  return [
    `${rootInWords(prima, details)} il capello è ${other}: ${here}, contro ${beforeNumber('il', `${there}`)} delle lunghezze.`,
  ]
}

/** 'Nei primi 3 centimetri'; the root of a technique has no such length. */
function rootInWords({ technique }: Reading, { regrowthCm }: DeclaredDetails): string {
  if (regrowthCm === 0 || technique !== null) return 'Alla radice'
  return (regrowthCm ?? 1) > 1 ? `Nei primi ${decimal(regrowthCm ?? 1)} centimetri` : 'Nel primo centimetro'
}

/** 'Biondo miele: la prima di due sedute dura 1 h 25 min, con decolorazione delle lunghezze e tonalizzazione.' */
export function workInShort(goal: string, { sessions, totalMinutes }: Pick<Plan, 'sessions' | 'totalMinutes'>): string {
  const works = (sessions[0]?.phases ?? []).map((phase) => phaseTitle(phase).toLocaleLowerCase('it-IT'))
  const path =
    sessions.length > 1 ? `la prima di ${counted(sessions.length, 'seduta', 'sedute')} dura` : 'una seduta di'
  return `${goal}: ${path} ${duration(totalMinutes)}, con ${listed(works)}.`
}
