import { type Phase, POWDER_CLASSES, type ReasonCode } from '@riflesso/colorimetry'
import { capitalised, decimal, listed, uncapitalised } from '../italian.ts'
import { CONDITION_SENTENCES, ELASTICITY_SENTENCES, type Strain, TYPE_SENTENCES } from '../words/fibre.ts'
import { productName, productUnit } from '../words/products.ts'
import { DENSITY_WORDS, FIBRE_WORDS, LENGTH_WORDS } from '../words/reading/declared.ts'
import { type Case, today } from './case.ts'

/** Condition of the fibre, and what it tolerates today. */
export function hairCondition(hair: Case): string[] {
  const { condition, hairType, details } = hair.situation
  const strain = strainOf(hair)
  return [
    condition
      ? CONDITION_SENTENCES[condition][strain]
      : 'Lo stato della fibra non è stato dichiarato e una foto non lo mostra: accertalo al tatto e con la prova di elasticità prima di miscelare.',
    ...(hairType ? [TYPE_SENTENCES[hairType][strain]] : []),
    ...(strain === 'none' ? [] : [...physique(hair), ...elasticity(strain, hair)]),
    ...(details.safety.elasticity === 'fallito' ? ['Prova di elasticità non superata.'] : []),
  ]
}

const LIFTS: ReadonlySet<ReasonCode> = new Set(['lift-natural-colour', 'lift-warm-high-volume', 'lift-highlift'])

const isPowder = ({ products }: Phase): boolean => products.some((product) => POWDER_CLASSES.has(product.class))

function strainOf(hair: Case): Strain {
  const phases = today(hair)?.phases ?? []
  if (phases.length === 0) return 'none'
  if (phases.some(isPowder)) return 'powder'
  return phases.some(({ reasons }) => reasons.some(({ code }) => LIFTS.has(code))) ? 'lift' : 'deposit'
}

function elasticity(strain: Exclude<Strain, 'none'>, hair: Case): string[] {
  if (hair.situation.details.safety.elasticity !== 'superato') return []
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
