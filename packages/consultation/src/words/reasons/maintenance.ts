import { COOL_TONES, type Condition, type MAINTENANCE_CODES, RED_TONES } from '@riflesso/colorimetry'
import { uncapitalised } from '../../italian.ts'
import { techniqueName } from '../techniques.ts'
import { onZones, zonesOfText } from '../zones.ts'
import { amount, levels, number, type Sentence, tone, type Values, weekRange, white, word, worded } from './values.ts'

const SHAMPOOS = {
  lightened: 'Shampoo senza solfati per capelli decolorati, pH 5-6, due volte alla settimana al massimo.',
  red: 'Shampoo senza solfati, pH 5-6, con acqua appena tiepida: quella calda solleva le squame.',
  white: 'Shampoo senza solfati per capelli colorati, pH 5-6, senza strofinare tempie e attaccatura.',
  coloured: 'Shampoo senza solfati per capelli colorati, pH 5-6.',
  natural: 'Shampoo delicato senza solfati, pH 5-6.',
} as const

const MASKS = {
  ottimo: 'Maschera idratante leggera una volta alla settimana, solo sulle lunghezze',
  buono: 'Maschera idratante una volta alla settimana',
  discreto: 'Maschera nutriente una volta alla settimana, in posa per dieci minuti',
  mediocre: 'Maschera ricostruttiva e maschera nutriente a settimane alterne',
  rovinato: 'Maschera ricostruttiva a ogni secondo lavaggio, mai due volte di seguito: troppe proteine irrigidiscono',
  pessimo: 'Maschera ricostruttiva a ogni secondo lavaggio',
} as const satisfies Record<Condition, string>

const MASK_CARE = {
  lightened: 'insistendo dove la polvere è passata',
  red: 'sulle lunghezze, dove il colore si consuma prima',
  white: 'lontano dalla radice, dove il bianco è stato coperto',
  coloured: 'da metà lunghezza alle punte',
  natural: 'dalle lunghezze alle punte',
} as const

const FIRST_WASHES = {
  lightened: 'la cuticola aperta dalla schiaritura ha bisogno di richiudersi',
  red: 'i rossi impiegano più tempo a stabilizzarsi',
  white: 'sul bianco il pigmento si fissa lentamente',
  coloured: 'il deposito finisce di assestarsi',
  direct: 'ogni lavaggio porta via pigmento, i primi più degli altri',
} as const

const HEAT_CARE = {
  lightened: 'sulla fibra schiarita il calore ingiallisce',
  red: 'il calore spegne i rossi',
  white: 'il calore opacizza il colore sul bianco',
  coloured: 'il calore sbiadisce il riflesso',
  natural: 'il calore secca le punte',
  direct: 'il calore scioglie il pigmento diretto',
} as const

const TRIMS = {
  ottimo: 'basta mantenerne la linea',
  buono: 'così la secchezza non risale',
  discreto: 'le punte porose sono le prime a cambiare colore',
} as const

const isWeak = ({ condition }: Values): boolean =>
  condition === 'mediocre' || condition === 'rovinato' || condition === 'pessimo'

/** Difference in levels from which regrowth is clearly visible. */
const CLEAR_STEP = 3

/** Level from which chlorine is visible as green. */
const BLOND_FROM = 7

/** What continues a course begins after its last session. */
const afterCourse =
  (sentence: Sentence): Sentence =>
  (v) =>
    v.after === 'course' ? `A percorso finito: ${uncapitalised(sentence(v))}` : sentence(v)

const where = (v: Values): string => onZones(zonesOfText(word(v, 'zones')))

/** `kept`, or that the next bowl brings a missed reflect nearer to the wish. */
const towards = (v: Values, kept: string): string =>
  worded(v, 'aim', { keep: kept, mend: ': avvicina il riflesso a quello dell’obiettivo' })

/** Care between appointments. */
export const MAINTENANCE_SENTENCES = {
  regrowth: afterCourse(
    (v) => `Ritocco della ricrescita ogni ${weekRange(v)}, solo sulla radice e senza sovrapposizioni${beside(v)}.`,
  ),
  demi: afterCourse((v) => {
    const bowl = worded(v, 'bowl', { demi: 'Tono su tono', gloss: 'Gloss acido', clear: 'Gloss acido trasparente' })
    if (v.bowl === 'clear') return `${bowl} ${where(v)} ogni ${weekRange(v)}, per ravvivare la lucentezza.`
    return `${bowl} ${word(v, 'shade')} ${where(v)} ogni ${weekRange(v)}${towards(v, ', per ravvivare il riflesso')}.`
  }),
  toner: afterCourse(
    (v) =>
      `Nuova tonalizzazione con un ${word(v, 'shade')} ${where(v)} ogni ${weekRange(v)}${towards(v, ': il riflesso si scarica con i lavaggi e il fondo torna in vista')}.`,
  ),
  meches: afterCourse((v) => `Mèches da riprendere ogni ${weekRange(v)}, solo sulla ricrescita.`),
  'technique-refresh': afterCourse(
    (v) => `${techniqueName(word(v, 'technique'))}: schiariture da riprendere dopo ${weekRange(v)}.`,
  ),
  'red-refresh': afterCourse(
    (v) =>
      `Riflessante ${word(v, 'shade')} ${where(v)} ogni ${weekRange(v)}${towards(v, ': i rossi e i rame sono i primi a scaricare')}.`,
  ),
  fade: afterCourse((v) => `Il riflesso ${tone(v, 'tone')} ${remains(amount(v, 'most'))}.`),
  'direct-refresh': afterCourse(
    (v) =>
      `La colorazione diretta dura da ${number(v, 'washesMin')} a ${number(v, 'washesMax')} lavaggi: nuovo deposito ogni ${weekRange(v)}, sulle sole zone che hanno perso intensità.`,
  ),
  'direct-care': () =>
    'Acqua fresca e pochi lavaggi, poco calore, niente vapore: il pigmento diretto sta in superficie e nei primi giorni macchia asciugamani e federe.',
  'first-wash': (v) => `Primo lavaggio non prima di ${number(v, 'hours')} ore: ${worded(v, 'hair', FIRST_WASHES)}.`,
  'gentle-shampoo': (v) => worded(v, 'hair', SHAMPOOS),
  'weekly-mask': (v) => {
    const mask = worded(v, 'condition', MASKS)
    return mask.includes(':') || mask.includes(',') ? `${mask}.` : `${mask}, ${worded(v, 'hair', MASK_CARE)}.`
  },
  'bond-mask': () => 'Maschera ai legami una volta alla settimana.',
  'purple-shampoo': (v) => `Shampoo antigiallo viola, ${timesAWeek(v)}.`,
  'blue-shampoo': (v) => `Shampoo blu contro i riflessi aranciati, ${timesAWeek(v)}.`,
  'colour-mask': () => 'Maschera pigmentata nella stessa tonalità, fra un appuntamento e l’altro.',
  'heat-protection': (v) =>
    isWeak(v)
      ? `Niente piastra sulle punte finché la fibra non si è ripresa; altrove termoprotettore e non oltre ${number(v, 'celsius')} °C.`
      : `Termoprotettore prima di phon e piastra, mai oltre ${number(v, 'celsius')} °C: ${worded(v, 'hair', HEAT_CARE)}.`,
  'sun-and-pool': (v) =>
    v.hair === 'direct'
      ? 'Filtro UV al sole e cuffia in piscina: sole e cloro scaricano il pigmento diretto.'
      : amount(v, 'level') >= BLOND_FROM
        ? `Filtro UV al sole e cuffia in piscina: il cloro porta i biondi verso il verde, il sole ${SUN[side(v)]}.`
        : `Filtro UV al sole e cuffia in piscina: il cloro opacizza il colore, il sole ${SUN[side(v)]}.`,
  trim: (v) =>
    isWeak(v)
      ? `Spuntare le punte già oggi, poi ogni ${weekRange(v)}: è la parte che non si recupera.`
      : `Spuntare le punte ogni ${weekRange(v)}: ${v.length === 'extra-lungo' ? 'oltre i 50 cm hanno anni di usura' : worded(v, 'condition', TRIMS)}.`,
} satisfies Record<(typeof MAINTENANCE_CODES)[number], Sentence>

/** Remaining share of a reflect in words: it is not known to a percent. */
function remains(share: number): string {
  if (share < 0.35) return 'se ne va in 4-6 settimane: fissa già il gloss'
  return share < 0.65
    ? 'in 4-6 settimane perde forza: fissa già il gloss'
    : 'si attenua lavaggio dopo lavaggio, senza sparire'
}

/** ', tre livelli più scura: ...': how visible the regrowth will be. */
function beside(values: Values): string {
  if (values.hair === 'direct') return ': cresce un altro colore, e si vede dal primo centimetro'
  if (values.white !== undefined) return `: ${white(values, 'sul')} lo stacco si vede per primo su tempie e riga`
  if (values.levels === undefined) return ''
  const by = amount(values, 'levels')
  if (by === 0) return ': la base che cresce è dello stesso livello, e a farsi notare è solo la differenza di riflesso'
  const side = by > 0 ? 'più scura' : 'più chiara'
  const seen = Math.abs(by) >= CLEAR_STEP ? 'lo stacco si vede presto' : 'lo stacco resta morbido'
  return `: la base che cresce è ${side} di ${levels(values, 'levels')} e ${seen}`
}

const COOL: ReadonlySet<unknown> = COOL_TONES
const RED: ReadonlySet<unknown> = RED_TONES

const SUN = {
  cool: 'scalda i riflessi freddi',
  red: 'sbiadisce i toni rossi',
  gold: 'accentua il dorato',
  plain: 'schiarisce in superficie',
} as const

const side = ({ tone }: Values): keyof typeof SUN =>
  COOL.has(tone) ? 'cool' : RED.has(tone) ? 'red' : tone === 'DORATO' ? 'gold' : 'plain'

function timesAWeek(values: Parameters<Sentence>[0]): string {
  const times = number(values, 'perWeek')
  return times === '1' ? 'una volta alla settimana' : `${times} volte alla settimana`
}
