import { type DeclaredDetails, isConfirmed, isReadApart, isSameTone, type Plan, ZONES } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { beforeNumber, counted, decimal, duration, listed, measure } from '../italian.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import { toneWords } from '../words/colour/tones.ts'
import { HISTORY_WORDS_PLURAL } from '../words/reading/declared.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { worded } from '../words/reasons/values.ts'
import { techniqueEffect, techniqueName } from '../words/techniques.ts'
import { zoneWords } from '../words/zones.ts'
import { type Case, expectedResult, isColoured, phaseReasons, resultName, today, unaskedWhite } from './case.ts'
import { isRefused, verdict } from './outcome.ts'
import { isCareOnly } from './technique.ts'
import { isOutlineAsked, isWhiteKnown, pastAsked, SURELY_WHITE } from './untold-past.ts'

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
    ...whiteFirst(hair),
    ...readApart(hair),
    ...ifTinted(hair),
    ...wishedStrands(hair),
    ...lighterEnds(hair),
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
function darkCentimetre(plan: Plan): string[] {
  const scalp = phaseReasons(plan).find(({ code, values }) => code === 'off-scalp' && values.scalp !== undefined)
    ?.values.scalp
  if (scalp === undefined) return []
  return [`Alla radice resta un centimetro scuro${scalp === 'unknown' ? ', finché non dici com’è la cute' : ''}.`]
}

/** Zones of a photo that are too far apart to be one head of hair. */
function readApart(hair: Case): string[] {
  const { situation } = hair
  const byLevel = Map.groupBy(ZONES, (zone) => measure(situation.current[zone].level))
  const seen = listed([...byLevel].map(([level, zones]) => `${zoneWords(zones)} ${level}`))
  const where = isReadApart(situation) ? ` (${seen})` : ''
  if (isOutlineAsked(hair))
    return [
      `Controlla il contorno dei capelli nella foto: fra le zone i livelli sono molto diversi${where}. Se è giusto, confermali.`,
    ]
  return where === ''
    ? []
    : [`Nella foto i livelli delle zone sono molto diversi${where}: guardali dal vivo e confermali.`]
}

/** White or light strands in a photo of the wish, which no shade makes. */
function wishedStrands({ dopo, situation: { goal } }: Case): string[] {
  if (goal.white !== 'strands' || dopo === null || isConfirmed(dopo)) return []
  return [
    'Nella foto Dopo ci sono ciocche chiare o bianche, che una tinta non fa: chiedi prima se si vogliono i bianchi o delle schiariture.',
  ]
}

/** Least rise in levels from the roots to the ends of a wish that is no shading [E]. */
const LIGHTER_ENDS = 1.7

/** Lighter ends of a wish that is coloured in one shade. Lighter strands alone are mostly shine: in five of six photos [E]. */
function lighterEnds({ plan, dopo, situation: { goal } }: Case): string[] {
  if (dopo === null || isConfirmed(dopo) || plan.technique !== null || goal.white !== undefined) return []
  const { roots, ends } = dopo.zones
  const isGradient = roots !== null && ends !== null && ends.level - roots.level >= LIGHTER_ENDS
  return isGradient && isColoured(plan)
    ? [
        'Nella foto Dopo ci sono punte più chiare del resto: se non è luce, si fanno con balayage o shatush; questa formula è il colore di fondo.',
      ]
    : []
}

/** What the plan takes undeclared hair for: a tint is not seen in every photo. */
function ifTinted(hair: Case): string[] {
  const { hairType, current } = hair.situation
  if (hairType !== null) return []
  const { history } = current.lengths
  if (history !== 'naturale') {
    // White and bleached hair look alike in a photo.
    const others = history === 'decolorato' ? 'se sono naturali o bianchi' : 'se non lo sono'
    return [`La formula vale per capelli ${HISTORY_WORDS_PLURAL[history]}: ${others}, dillo e cambia.`]
  }
  const asked = readApart(hair).length > 0 ? null : pastAsked(hair)
  if (asked !== null) return [`${asked} Intanto la formula vale per capelli naturali.`]
  const isNatural = Object.values(current).every(({ history }) => history === 'naturale')
  if (!isNatural) return []
  const others =
    isWhiteKnown(hair.situation) || unaskedWhite(hair.plan)
      ? 'tinti o schiariti'
      : 'tinti, schiariti o in parte bianchi'
  return [`La formula vale per capelli naturali: se sono ${others}, dillo e cambia.`]
}

/** What the plan's bowls do to white hair for which they are not mixed. */
const WHITE_TODAY = {
  left: 'non si coprono',
  partly: 'si colorano solo in parte',
  mostly: 'si colorano con gli altri',
  natural: 'si colorano con gli altri, con sola base naturale',
  prepared: 'si colorano con gli altri, con metà base naturale',
} as const
/** Much white hair that only the photo shows: the first thing to know. */
function whiteFirst({ plan, situation: { hairType } }: Case): string[] {
  const unasked = unaskedWhite(plan)
  if (unasked === null) return []
  const doubt = hairType === null ? 'se non sono luce o schiariture' : 'se lo sono'
  const whose = unasked.white < SURELY_WHITE ? ` della foto, ${doubt},` : ' della foto'
  return [`I bianchi${whose} oggi ${worded(unasked, 'taken', WHITE_TODAY)}: prima decidi che cosa farne.`]
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
