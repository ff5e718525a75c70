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
  gloss: 'Gloss acido',
  finish: 'Trattamento acidificante',
} as const satisfies Record<PhaseKind, string>

/** Products whose name says the work better than the kind of phase. */
const PRODUCT_TITLES: Partial<Record<ProductClass, string>> = {
  BATH: 'Bagno di luce',
  HIGHLIFT: 'Superschiaritura',
  CLAY: 'Schiaritura a mano libera',
  DIRECT: 'Colorazione diretta',
}

/** 'Pre-pigmentazione delle punte', 'Trattamento acidificante'. */
export function phaseTitle(phase: Pick<Phase, 'kind' | 'zones' | 'products'>): string {
  if (phase.kind === 'finish') return KIND_TITLES.finish
  const main = phase.products[0]?.class
  return `${(main && PRODUCT_TITLES[main]) ?? KIND_TITLES[phase.kind]} ${ofZones(phase.zones)}`
}
