import type { Aftercare, AftercareProduct, Appointment, AppointmentKind } from '@riflesso/colorimetry'
import { counted } from '../italian.ts'

const PRODUCTS = {
  'colour-shampoo': 'Shampoo delicato per capelli colorati, senza solfati',
  'direct-colour-shampoo': 'Shampoo senza solfati per colorazione diretta, con acqua fresca',
  'violet-shampoo': 'Shampoo viola antigiallo',
  'blue-shampoo': 'Shampoo blu antiarancio',
  'colour-mask': 'Maschera pigmentata nella stessa tonalità',
  'moisture-mask': 'Maschera idratante',
  'repair-mask': 'Maschera ricostruttiva',
  'bond-mask': 'Maschera ai legami',
  'heat-protection': 'Termoprotettore',
  'uv-filter': 'Filtro UV per sole e piscina',
} as const satisfies Record<AftercareProduct, string>

/** Products used on occasions, such as sun or heat, instead of at each wash. */
const BY_OCCASION: Partial<Record<AftercareProduct, string>> = {
  'heat-protection': 'prima di phon e piastra',
  'uv-filter': 'al sole e in acqua',
}

/** 'Shampoo viola antigiallo: una volta alla settimana, dal 14° giorno.' */
export function aftercareSentence({ product, perWeek, fromDay }: Aftercare): string {
  const often = perWeek === null ? 'a ogni lavaggio' : `${counted(perWeek, 'volta', 'volte')} alla settimana`
  const when = BY_OCCASION[product] ?? often
  return `${PRODUCTS[product]}: ${when}${fromDay === 0 ? '' : `, dal ${fromDay}° giorno`}.`
}

/** Purpose of an appointment. */
export const APPOINTMENT_NAMES = {
  'next-session': 'Seduta successiva',
  regrowth: 'Ricrescita',
  lights: 'Schiariture da riprendere',
  toner: 'Riflesso da riprendere',
  gloss: 'Gloss trasparente da rinnovare',
  direct: 'Colorazione diretta da rinnovare',
  trim: 'Punte da spuntare',
} as const satisfies Record<AppointmentKind, string>

/** 'Ricrescita: fra 5-6 settimane.' */
export function appointmentSentence({ kind, weeks: [from, to] }: Appointment): string {
  const weeks = from === to ? counted(from, 'settimana', 'settimane') : `${from}-${to} settimane`
  return `${APPOINTMENT_NAMES[kind]}: fra ${weeks}.`
}
