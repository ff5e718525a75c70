import { type ApplicationCode, type Phase, type PhaseKind, type ProductClass, ZONES } from '@riflesso/colorimetry'
import { uncapitalised } from '../../italian.ts'
import { ofZones, onZones } from '../zones.ts'

const KIND_TITLES = {
  'bond-treatment': 'Trattamento ai legami',
  chelate: 'Lavaggio chelante',
  remove: 'Decapaggio',
  soften: 'Mordenzatura',
  prepigment: 'Pre-pigmentazione',
  bleach: 'Decolorazione',
  pretone: 'Pre-tonalizzazione',
  colour: 'Colorazione',
  lengths: 'Tono su tono',
  tone: 'Tonalizzazione',
  smudge: 'Sfumatura',
  lowlights: 'Lowlights',
  gloss: 'Gloss acido',
  finish: 'Trattamento acidificante',
} as const satisfies Record<PhaseKind, string>

/** Products whose name describes the work better than the kind of phase: a title never names a product that the bowl lacks. */
const PRODUCT_TITLES = {
  PERM: 'Colorazione',
  PERM_W: 'Colorazione',
  DEMI: 'Tono su tono',
  TONER: 'Tonalizzazione',
  BATH: 'Bagno di luce',
  HIGHLIFT: 'Superschiaritura',
  CLAY: 'Schiaritura a mano libera',
  DIRECT: 'Colorazione diretta',
  TEMP: 'Colorazione temporanea',
} as const satisfies Partial<Record<ProductClass, string>>

/** A wash for colour that took too much, not for metal. */
const CLARIFYING = 'Lavaggio chiarificante'

/** Works with the preposition 'su': 'bagno di luce sulle punte', unlike 'decolorazione delle punte'. */
const DONE_ON: ReadonlySet<string> = new Set([
  KIND_TITLES['bond-treatment'],
  KIND_TITLES.chelate,
  CLARIFYING,
  KIND_TITLES.gloss,
  PRODUCT_TITLES.BATH,
])

/** Works whose name already implies single strands. */
const FREEHAND = PRODUCT_TITLES.CLAY

/** Application codes for single strands. */
const STRANDS: ReadonlySet<ApplicationCode> = new Set([
  'on-lights',
  'in-foil',
  'weave-foils',
  'micro-weave',
  'thin-slices',
  'freehand-v',
  'curl-by-curl',
])

/** 'Pre-pigmentazione delle punte', 'Decolorazione a ciocche su lunghezze e punte', 'Trattamento acidificante'. */
export function phaseTitle(phase: Pick<Phase, 'kind' | 'zones' | 'products' | 'application' | 'reasons'>): string {
  const { kind, zones, application } = phase
  if (kind === 'finish') return KIND_TITLES.finish
  if (kind === 'lowlights') return `${KIND_TITLES.lowlights} ${onZones(zones)}`
  const work = countedWork(phase)
  const isDoneOn = DONE_ON.has(workTitle(phase))
  if (application.includes('face-frame')) return `${work} ${isDoneOn ? 'sul' : 'del'} contorno viso`
  const isByStrands = workTitle(phase) !== FREEHAND && application.some((code) => STRANDS.has(code))
  if (!isByStrands) return `${work} ${isDoneOn ? onZones(zones) : ofZones(zones)}`
  return `${work} a ciocche ${zones.length === ZONES.length ? 'dalla radice alle punte' : onZones(zones)}`
}

/** 'Colorazione', 'Bagno di luce': the work of a phase without its zones. */
export function workTitle({ kind, products, reasons }: Pick<Phase, 'kind' | 'products' | 'reasons'>): string {
  if (kind === 'chelate' && reasons.some(({ code }) => code === 'clarify')) return CLARIFYING
  const main = products[0]?.class
  // A root smudge uses a tone on tone, but is named by its technique.
  if (kind === 'smudge' || kind === 'lowlights' || kind === 'pretone' || main === undefined) return KIND_TITLES[kind]
  const titles: Partial<Record<ProductClass, string>> = PRODUCT_TITLES
  return titles[main] ?? KIND_TITLES[kind]
}

/** 'Decolorazione', 'Seconda decolorazione' if it is repeated on the same day. */
export function countedWork(phase: Pick<Phase, 'kind' | 'products' | 'reasons'>): string {
  const work = workTitle(phase)
  if (!phase.reasons.some(({ code }) => code === 'second-application')) return work
  return `${work === PRODUCT_TITLES.BATH ? 'Secondo' : 'Seconda'} ${uncapitalised(work)}`
}
