import type { Aftercare, AppointmentKind } from '../model/chair.ts'
import type { ReasonCode } from '../model/reason-codes.ts'

/** Condition from which a mask repairs rather than moistens [C]. */
export const REPAIRS_FROM = new Set(['mediocre', 'rovinato', 'pessimo'])

/** Home-care products by maintenance advice (10): times per week, null = at every wash [C]. */
export const AFTERCARE: Partial<Record<ReasonCode, Omit<Aftercare, 'fromDay'>>> = {
  'gentle-shampoo': { product: 'colour-shampoo', perWeek: null },
  'purple-shampoo': { product: 'violet-shampoo', perWeek: 1 },
  'blue-shampoo': { product: 'blue-shampoo', perWeek: 1 },
  'weekly-mask': { product: 'moisture-mask', perWeek: 1 },
  'bond-mask': { product: 'bond-mask', perWeek: 1 },
  'colour-mask': { product: 'colour-mask', perWeek: 1 },
  'heat-protection': { product: 'heat-protection', perWeek: null },
  'sun-and-pool': { product: 'uv-filter', perWeek: null },
}

/** Days until a tinted shampoo or mask: a fresh toner needs none [E]. */
export const TINTED_FROM_DAY = 14

/** Appointments by maintenance advice (10). */
export const APPOINTMENTS: Partial<Record<ReasonCode, AppointmentKind>> = {
  regrowth: 'regrowth',
  demi: 'toner',
  toner: 'toner',
  'red-refresh': 'toner',
  meches: 'lights',
  'technique-refresh': 'lights',
  'direct-refresh': 'direct',
  trim: 'trim',
}
/** The appointment after a clear gloss, which has no reflect that fades. */
export const CLEAR_APPOINTMENT: AppointmentKind = 'gloss'
