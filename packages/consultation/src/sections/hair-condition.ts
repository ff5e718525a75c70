import type { Condition, HairType } from '@riflesso/colorimetry'
import { capitalised, listed } from '../italian.ts'
import { DENSITY_WORDS, FIBRE_WORDS, LENGTH_WORDS } from '../words/declared.ts'
import type { Case } from './case.ts'

const CONDITION_SENTENCES = {
  ottimo: 'La fibra è elastica e lucida: tollera il lavoro previsto senza trattamenti preparatori.',
  buono: 'La fibra è in buono stato, con lieve secchezza: un protettore dei legami è consigliato quando si schiarisce.',
  discreto: 'La fibra ha una certa porosità: assorbe in modo disomogeneo e chiede volumi contenuti.',
  mediocre: 'La fibra è porosa e poco elastica: le punte vanno spuntate e ogni schiaritura ridotta al minimo.',
  rovinato: 'La fibra si allunga troppo da bagnata e si sfibra: è adatta solo a deposito, con pochi volumi.',
  pessimo: 'La fibra si spezza o è gommosa: non è in condizione di ricevere alcun processo ossidativo.',
} as const satisfies Record<Condition, string>

const TYPE_SENTENCES = {
  naturale: 'Mai trattata, mostra il proprio pigmento e reagisce in modo prevedibile.',
  decolorati:
    'Già decolorata, ha perso pigmento e struttura: afferra il colore in fretta e lo cede altrettanto in fretta.',
  colorati: 'Già colorata, conserva pigmento artificiale che un nuovo colore non può schiarire.',
  meches: 'Con mèches, alterna ciocche già chiare e ciocche intatte: le prime non vanno sovrapposte.',
  permanentati: 'Permanentata, ha legami già modificati: regge meno calore, meno volumi e meno tempo.',
} as const satisfies Record<HairType, string>

/** What the fibre is and can bear. */
export function hairCondition(hair: Case): string[] {
  const { condition, hairType, details } = hair.situation
  return [
    condition
      ? CONDITION_SENTENCES[condition]
      : 'Lo stato della fibra non è stato dichiarato e una foto non lo mostra: finché non è accertato, al tatto e con la prova di elasticità, valgono i limiti più prudenti.',
    ...(hairType ? [TYPE_SENTENCES[hairType]] : []),
    ...physique(hair),
    ...(details.safety.elasticity === 'superato' ? ['Prova di elasticità superata.'] : []),
    ...(details.safety.elasticity === 'fallito' ? ['Prova di elasticità non superata.'] : []),
  ]
}

function physique({ situation: { details } }: Case): string[] {
  const { fibre, density, length } = details
  const facts = [
    ...(fibre ? [`fibra ${FIBRE_WORDS[fibre]}`] : []),
    ...(density ? [`densità ${DENSITY_WORDS[density]}`] : []),
    ...(length ? [`capelli ${LENGTH_WORDS[length]}`] : []),
  ]
  return facts.length === 0 ? [] : [`${capitalised(listed(facts))}: le quantità della formula ne tengono conto.`]
}
