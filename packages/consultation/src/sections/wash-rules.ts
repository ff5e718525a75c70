import type { MaintenanceCode, Plan } from '@riflesso/colorimetry'
import { sentenceOf } from '../words/reasons/index.ts'

const isOneOf = (codes: readonly MaintenanceCode[], code: string): boolean => codes.some((each) => each === code)

/** Washing instructions in at most two lines: the first wash, and the later ones. */
export function washRules({ maintenance }: Pick<Plan, 'maintenance'>): readonly string[] {
  const first = maintenance.find(({ code }) => code === 'first-wash')
  const later = maintenance.find(({ code }) => isOneOf(['direct-care', 'gentle-shampoo'], code))
  return [first, later].flatMap((reason) => (reason ? sentenceOf(reason) : []))
}
