import type { Condition, MAINTENANCE_CODES } from '@riflesso/colorimetry'
import { beforeNumber } from '../../italian.ts'
import { techniqueName } from '../techniques.ts'
import { amount, number, type Sentence, share, tone, type Values, weekRange, word, worded } from './values.ts'

const SHAMPOOS = {
  lightened: 'Shampoo senza solfati per capelli decolorati, pH 5-6, due volte alla settimana al massimo.',
  red: 'Shampoo senza solfati, pH 5-6, con acqua appena tiepida: il calore scarica i rossi per primi.',
  white: 'Shampoo senza solfati per capelli colorati, pH 5-6, senza strofinare tempie e attaccatura.',
  coloured: 'Shampoo senza solfati per capelli colorati, pH 5-6.',
} as const

const MASKS = {
  ottimo: 'Maschera idratante leggera una volta alla settimana, solo sulle lunghezze.',
  buono: 'Maschera idratante una volta alla settimana.',
  discreto: 'Maschera nutriente una volta alla settimana, in posa dieci minuti.',
  mediocre: 'Maschera ricostruttiva e maschera nutriente a settimane alterne.',
  rovinato: 'Maschera ricostruttiva a ogni secondo lavaggio, mai due volte di seguito: troppe proteine irrigidiscono.',
  pessimo: 'Maschera ricostruttiva a ogni secondo lavaggio.',
  unknown: 'Maschera una volta alla settimana, idratante o ricostruttiva secondo lo stato della fibra.',
} as const satisfies Record<Condition | 'unknown', string>

const isWeak = ({ condition }: Values): boolean =>
  condition === 'mediocre' || condition === 'rovinato' || condition === 'pessimo'

/** From this level chlorine shows as green. */
const BLOND_FROM = 7

/** What keeps the colour between one appointment and the next. */
export const MAINTENANCE_SENTENCES = {
  regrowth: (v) => `Ritocco della ricrescita ogni ${weekRange(v)}, solo sulla radice e senza sovrapposizioni.`,
  demi: (v) => `Tono su tono sulle lunghezze ogni ${weekRange(v)} per ravvivare il riflesso.`,
  toner: (v) =>
    `Nuova tonalizzazione ogni ${weekRange(v)}: il riflesso si scarica con i lavaggi e il fondo torna in vista.`,
  meches: (v) => `Mèches da riprendere ogni ${weekRange(v)}, solo sulla ricrescita.`,
  'technique-refresh': (v) => `${techniqueName(word(v, 'technique'))}: prossimo appuntamento dopo ${weekRange(v)}.`,
  'red-refresh': (v) => `I rossi e i rame sono i primi a scaricare: riflessante ogni ${weekRange(v)} per tenerli vivi.`,
  fade: (v) =>
    `Dopo ${number(v, 'washes')} lavaggi resta fra ${beforeNumber('il', share(v, 'least'))} e ${beforeNumber('il', share(v, 'most'))} del riflesso ${tone(v, 'tone')}.`,
  'direct-refresh': (v) =>
    `La colorazione diretta dura da ${number(v, 'washesMin')} a ${number(v, 'washesMax')} lavaggi: nuovo deposito ogni ${weekRange(v)}, sulle sole zone che hanno perso intensità.`,
  'direct-care': () =>
    'Acqua fresca e pochi lavaggi, poco calore, niente vapore: il pigmento diretto sta in superficie e nei primi giorni macchia asciugamani e federe.',
  'first-wash': (v) => `Primo lavaggio non prima di ${number(v, 'hours')} ore.`,
  'gentle-shampoo': (v) => worded(v, 'hair', SHAMPOOS),
  'weekly-mask': (v) => worded(v, 'condition', MASKS),
  'bond-mask': () => 'Maschera ai legami una volta alla settimana.',
  'purple-shampoo': (v) => `Shampoo antigiallo viola, ${timesAWeek(v)}.`,
  'blue-shampoo': (v) => `Shampoo blu contro i riflessi aranciati, ${timesAWeek(v)}.`,
  'colour-mask': () => 'Maschera pigmentata nella stessa tonalità, fra un lavaggio e l’altro, per rossi e rame.',
  'heat-protection': (v) =>
    isWeak(v)
      ? `Niente piastra sulle punte finché la fibra non si è ripresa; altrove termoprotettore e non oltre ${number(v, 'celsius')} °C.`
      : `Termoprotettore prima di phon e piastra, mai oltre ${number(v, 'celsius')} °C.`,
  'sun-and-pool': (v) =>
    amount(v, 'level') >= BLOND_FROM
      ? 'Filtro UV al sole e cuffia in piscina: il cloro porta i biondi verso il verde.'
      : 'Filtro UV al sole e cuffia in piscina: sole e cloro scaricano il riflesso e opacizzano il colore.',
  trim: (v) =>
    isWeak(v)
      ? `Spuntare le punte già oggi, poi ogni ${weekRange(v)}: è la parte che non si recupera.`
      : `Spuntare le punte ogni ${weekRange(v)}.`,
} satisfies Record<(typeof MAINTENANCE_CODES)[number], Sentence>

function timesAWeek(values: Parameters<Sentence>[0]): string {
  const times = number(values, 'perWeek')
  return times === '1' ? 'una volta alla settimana' : `${times} volte alla settimana`
}
