import { conditionAt, type HairType, type Phase, ZONES, type ZoneHistory } from '@riflesso/colorimetry'
import { capitalised, decimal, listed, uncapitalised } from '../italian.ts'
import { CONDITIONS_IN_WORDS, ELASTICITY_SENTENCES, TYPES_IN_WORDS } from '../words/fibre.ts'
import { productName, productUnit } from '../words/products.ts'
import { DENSITY_WORDS, FIBRE_WORDS, LENGTH_WORDS } from '../words/reading/declared.ts'
import { onZones } from '../words/zones.ts'
import { type Case, today } from './case.ts'
import { isRefused } from './outcome.ts'
import { isPowder, todaysStrain } from './strain.ts'

/** Condition of the fibre, and what today asks of it. */
export function hairCondition(hair: Case): string[] {
  const { situation, plan } = hair
  const { elasticity: tested } = situation.details.safety
  return [
    declaredCondition(hair),
    ...newGrowth(hair),
    ...declaredType(hair),
    ...(isRefused(plan) ? [] : [...physique(hair), ...elasticity(hair)]),
    ...(tested === 'fallito' ? ['Prova di elasticità non superata.'] : []),
  ]
}

const isNewGrowth = ({ situation }: Case): boolean =>
  situation.condition !== null && conditionAt('roots', situation) !== situation.condition

/** The declared condition is that of the hair that was treated: a natural root beside it grew later. */
function declaredCondition(hair: Case): string {
  const { condition } = hair.situation
  if (condition === null)
    return 'Lo stato della fibra non è stato dichiarato e una foto non lo mostra: accertalo al tatto e con la prova di elasticità prima di miscelare.'
  const words = CONDITIONS_IN_WORDS[condition]
  if (isRefused(hair.plan)) return `${words.fact}: ${words.waiting}`
  const zones = isNewGrowth(hair) ? (['lengths', 'ends'] as const) : ZONES
  const strain = todaysStrain(hair, zones)
  if (strain === 'nothing') return `${words.fact}: oggi ${onZones(zones)} non si lavora.`
  return `${words.fact}: ${words[strain]}`
}

function newGrowth(hair: Case): string[] {
  const isWorked = !isRefused(hair.plan) && ['powder', 'lift'].includes(todaysStrain(hair, ['roots']))
  return isNewGrowth(hair) && isWorked ? ['La radice, cresciuta dopo, è integra: regge il lavoro previsto.'] : []
}

const HISTORIES: Readonly<Record<HairType, ZoneHistory>> = {
  naturale: 'naturale',
  decolorati: 'decolorato',
  colorati: 'colorato',
  meches: 'meches',
  permanentati: 'permanentato',
}

/** The declared type, and what the work on its hair means for it. */
function declaredType(hair: Case): string[] {
  const { hairType, current } = hair.situation
  if (hairType === null) return []
  const { fact, waiting, ...works } = TYPES_IN_WORDS[hairType]
  if (isRefused(hair.plan)) return [waiting === undefined ? `${fact}.` : `${fact}: ${waiting}`]
  const zones = ZONES.filter((zone) => current[zone].history === HISTORIES[hairType])
  const strain = todaysStrain(hair, zones)
  const meaning = strain === 'nothing' ? undefined : works[strain]
  return [meaning === undefined ? `${fact}.` : `${fact}: ${meaning}`]
}

function elasticity(hair: Case): string[] {
  const strain = todaysStrain(hair)
  if (strain === 'nothing' || hair.situation.details.safety.elasticity !== 'superato') return []
  const powder = (today(hair)?.phases ?? []).filter(isPowder)
  const minutes = Math.max(0, ...powder.map((phase) => phase.minutes))
  const level = Math.max(0, ...powder.map(({ stopAtLevel }) => stopAtLevel ?? 0))
  return [ELASTICITY_SENTENCES[strain](decimal(minutes), decimal(level))]
}

function physique(hair: Case): string[] {
  const { fibre, density, length } = hair.situation.details
  const facts = [
    ...(fibre ? [`fibra ${FIBRE_WORDS[fibre]}`] : []),
    ...(density ? [`densità ${DENSITY_WORDS[density]}`] : []),
    ...(length ? [`capelli ${LENGTH_WORDS[length]}`] : []),
  ]
  if (facts.length === 0) return []
  const bowl = largestBowl(hair)
  return [
    bowl === null ? `${capitalised(listed(facts))}.` : `${capitalised(listed(facts))}: per questo in ciotola ${bowl}.`,
  ]
}

/** 'vanno 75 g di polvere decolorante', '60 g di crema colore (6.0 e 6.1)': the quantities for this amount of hair. */
function largestBowl(hair: Case): string | null {
  const phases = (today(hair)?.phases ?? []).filter(({ kind }) => kind !== 'finish' && kind !== 'bond-treatment')
  const weightOf = ({ products }: Phase) => products.reduce((sum, { grams }) => sum + grams, 0)
  const [largest] = [...phases].sort((one, other) => weightOf(other) - weightOf(one))
  const main = largest?.products[0]
  if (largest === undefined || main === undefined) return null
  const shades = [...new Set(largest.products.flatMap(({ shade }) => shade ?? []))]
  const product = uncapitalised(productName(main.class, null))
  return `vanno ${decimal(weightOf(largest))} ${productUnit(main.class)} di ${product}${shades.length === 0 ? '' : ` (${listed(shades)})`}`
}
