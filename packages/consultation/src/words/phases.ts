import type { Phase, PhaseKind, ProductClass } from '@riflesso/colorimetry'
import { ofZones } from './zones.ts'

const KIND_TITLES = {
  'bond-treatment': 'Trattamento ai legami',
  remove: 'Decapaggio',
  soften: 'Mordenzatura',
  prepigment: 'Pre-pigmentazione',
  bleach: 'Decolorazione',
  colour: 'Colorazione',
  lengths: 'Tono su tono',
  tone: 'Tonalizzazione',
  smudge: 'Sfumatura',
  lowlights: 'Lowlights',
  gloss: 'Gloss acido',
  finish: 'Trattamento acidificante',
} as const satisfies Record<PhaseKind, string>

/** Products whose name says the work better than the kind of phase: a title never names another product than the bowl's. */
const PRODUCT_TITLES: Partial<Record<ProductClass, string>> = {
  PERM: 'Colorazione',
  PERM_W: 'Colorazione',
  DEMI: 'Tono su tono',
  TONER: 'Tonalizzazione',
  BATH: 'Bagno di luce',
  HIGHLIFT: 'Superschiaritura',
  CLAY: 'Schiaritura a mano libera',
  DIRECT: 'Colorazione diretta',
  TEMP: 'Colorazione temporanea',
}

/** 'Pre-pigmentazione delle punte', 'Trattamento acidificante'. */
export function phaseTitle(phase: Pick<Phase, 'kind' | 'zones' | 'products'>): string {
  return phase.kind === 'finish' ? KIND_TITLES.finish : `${workTitle(phase)} ${ofZones(phase.zones)}`
}

/** 'Colorazione', 'Bagno di luce': what is done in a phase, without where. */
export function workTitle({ kind, products }: Pick<Phase, 'kind' | 'products'>): string {
  const main = products[0]?.class
  // A root is faded with a tone on tone: there the gesture is the work.
  if (kind === 'smudge' || kind === 'lowlights' || main === undefined) return KIND_TITLES[kind]
  return PRODUCT_TITLES[main] ?? KIND_TITLES[kind]
}
