import { currentColours, type Reason, ZONES, type Zone } from '@riflesso/colorimetry'
import { capitalised, measure } from '../italian.ts'
import { FIBRE_CONDITION_WORDS, HAIR_CONDITION_WORDS, HAIR_TYPE_WORDS } from '../words/reading/declared.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { levelsInWords } from '../words/reasons/values.ts'
import { onZones, ZONE_HISTORY_WORDS, zoneWords } from '../words/zones.ts'
import { type Case, coversWhite, isAllWhite, longestWay } from './case.ts'
import { isRefused, verdict } from './outcome.ts'
import { lightensAnything, todaysStrain } from './strain.ts'
import { isOutlineAsked, pastAsked } from './untold-past.ts'

/** State of the hair, levels to change, limit of one session, and the conclusion. */
export function technicalAssessment(hair: Case): string[] {
  return [declared(hair), zones(hair), ...disagreement(hair), distance(hair), ...limits(hair), verdict(hair.plan)]
}

function declared({ situation: { hairType, condition } }: Case): string {
  const type = hairType ? `Capelli ${HAIR_TYPE_WORDS[hairType]}` : 'Tipologia non dichiarata'
  if (condition && hairType) return `${type}, ${HAIR_CONDITION_WORDS[condition]}.`
  return `${type}; ${condition ? `fibra ${FIBRE_CONDITION_WORDS[condition]}` : 'stato della fibra non dichiarato'}.`
}

function zones(hair: Case): string {
  const { situation } = hair
  const { current } = situation
  if (isAllWhite(hair)) return 'Radici, lunghezze e punte bianche, prive di pigmento proprio.'
  const isUntold = pastAsked(hair) !== null || isOutlineAsked(hair)
  const groups = new Map<string, Zone[]>()
  for (const zone of ZONES) {
    const { history } = current[zone]
    groups.set(history, [...(groups.get(history) ?? []), zone])
  }
  const parts = [...groups.values()].map((members) => {
    const [first] = members
    const history = first ? ZONE_HISTORY_WORDS[current[first].history] : ''
    const taken = first && current[first].assumed ? `trattate come ${history}` : history
    const words = isUntold ? `di storia da chiarire, per ora come ${history}` : taken
    return `${zoneWords(members).replace('tutta la testa', 'radici, lunghezze e punte')} ${words}`
  })
  const levels = ZONES.map((zone) => measure(current[zone].level))
  const start =
    new Set(levels).size === 1 ? `livello di partenza ${levels[0]}` : `livelli di partenza ${levels.join(' – ')}`
  return `${capitalised(parts.join(', '))}; ${start} dalla radice alle punte.`
}

/** Beyond this difference a declared base and a photo disagree. */
const DISAGREEMENT = 0.55

/** Zones whose declared level differs from the photo. */
function disagreement(hair: Case): string[] {
  const {
    prima,
    situation: { current, hairType, goal, details },
  } = hair
  if (!prima || isAllWhite(hair)) return []
  const seen = currentColours(prima, hairType, details)
  // Ends that are darker only in the photo count as the lengths, which another sentence states.
  const isAsLengths = (zone: Zone): boolean =>
    goal.kind === 'refresh' && zone === 'ends' && current.ends.level === current.lengths.level
  const apart = ZONES.filter(
    (zone) => Math.abs(seen[zone].level - current[zone].level) > DISAGREEMENT && !isAsLengths(zone),
  )
  if (apart.length === 0) return []
  return [
    `${capitalised(onZones(apart))} foto e base dichiarata non concordano: vale la base dichiarata, da verificare sul capello.`,
  ]
}

function distance(hair: Case): string {
  const { plan } = hair
  const isDeposit = todaysStrain(hair) === 'deposit'
  const way = longestWay(plan)
  if (way !== null) {
    const where = way.place === '' ? '' : ` ${way.place.trim()}`
    if (isAllWhite(hair) && way.lift < 0)
      return `Sul bianco si lavora in deposito: ${levelsInWords(-way.lift)} di profondità.`
    const limit = plan.lift.cap > 0 ? `; limite di una seduta: ${levelsInWords(plan.lift.cap)}` : ''
    if (way.lift <= 0) return `Da scurire${where}: ${levelsInWords(-way.lift)}${isDeposit ? ', in deposito' : ''}.`
    if (!isRefused(plan) && !lightensAnything(hair))
      return `La richiesta è più chiara${where} di ${levelsInWords(way.lift)}, ma questa formula non schiarisce.`
    return `Da schiarire${where}: ${levelsInWords(way.lift)}${limit}.`
  }
  const near = 'Fra il colore di partenza e l’obiettivo la differenza di livello è minima'
  if (coversWhite(hair)) return `${near}: volumi e tempi li detta la copertura dei bianchi.`
  return isDeposit ? `${near}: basta il deposito.` : `${near}.`
}

/** Codes that explain the cap of one session. */
export const isLimit = ({ code }: Reason): boolean => code.startsWith('cap-')

const limits = ({ plan }: Case): string[] => plan.reasons.filter(isLimit).map(sentenceOf)
