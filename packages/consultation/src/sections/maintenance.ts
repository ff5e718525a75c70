import { sentenceOf } from '../words/reasons/index.ts'
import type { Case } from './case.ts'
import { isRefused } from './outcome.ts'

/** Care of the colour; if nothing was coloured, care of the hair until it can be. */
export function maintenanceAdvice({ plan, situation }: Case): string[] {
  if (!isRefused(plan)) return plan.maintenance.map(sentenceOf)
  const weak = situation.condition === 'rovinato' || situation.condition === 'pessimo'
  return [
    'Oggi non si applica colore: conta preservare la fibra fino alla prossima valutazione.',
    weak
      ? 'Shampoo delicato, maschera ricostruttiva a ogni lavaggio, nessuna piastra, punte spuntate.'
      : 'Shampoo delicato, maschera idratante una volta alla settimana, piastra non oltre 180 °C.',
  ]
}
