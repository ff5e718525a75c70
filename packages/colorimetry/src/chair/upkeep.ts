import { AFTERCARE, APPOINTMENTS, CLEAR_APPOINTMENT, REPAIRS_FROM, TINTED_FROM_DAY } from '../data/aftercare.ts'
import type { Aftercare, AftercareProduct, Appointment } from '../model/chair.ts'
import type { Plan, Reason } from '../model/plan.ts'

const HOURS_OF_A_DAY = 24

/** Products used on occasions, such as sun or heat, instead of at each wash. */
const BY_OCCASION: ReadonlySet<AftercareProduct> = new Set(['heat-protection', 'uv-filter'])
const TINTED: ReadonlySet<AftercareProduct> = new Set(['violet-shampoo', 'blue-shampoo', 'colour-mask'])

/** Replaces the shampoo for direct colour and the mask for weak hair. */
const productFor = (product: AftercareProduct, { values }: Reason): AftercareProduct => {
  if (product === 'colour-shampoo' && values.hair === 'direct') return 'direct-colour-shampoo'
  if (product === 'moisture-mask' && REPAIRS_FROM.has(String(values.condition))) return 'repair-mask'
  return product
}

/** Home-care products for the maintenance advice of a plan. */
export const aftercareOf = ({ maintenance }: Plan): readonly Aftercare[] => {
  const hours = Number(maintenance.find(({ code }) => code === 'first-wash')?.values.hours ?? 0)
  const firstWash = Math.ceil(hours / HOURS_OF_A_DAY)
  return maintenance.flatMap((advice) => {
    const row = AFTERCARE[advice.code]
    // Hair that nothing has touched needs no shampoo for colour.
    const isForColour = row?.product === 'colour-shampoo'
    if (row === undefined || (isForColour && advice.values.hair === 'natural')) return []
    const fromWash = TINTED.has(row.product) ? Math.max(firstWash, TINTED_FROM_DAY) : firstWash
    const fromDay = BY_OCCASION.has(row.product) ? 0 : fromWash
    return [{ ...row, product: productFor(row.product, advice), fromDay }]
  })
}

/** Next appointments, soonest first: the remaining sessions, and upkeep, counted from the last one where it continues the course. */
export const appointmentsOf = ({ sessions, maintenance }: Plan): readonly Appointment[] => {
  let weeks = 0
  const next = sessions.slice(1).map(({ afterWeeks }): Appointment => {
    weeks += afterWeeks
    return { kind: 'next-session', weeks: [weeks, weeks] }
  })
  const upkeep = maintenance.flatMap(({ code, values }): Appointment[] => {
    const kind = values.bowl === 'clear' ? CLEAR_APPOINTMENT : APPOINTMENTS[code]
    const from = values.after === 'course' ? weeks : 0
    return kind === undefined ? [] : [{ kind, weeks: [from + Number(values.weeksMin), from + Number(values.weeksMax)] }]
  })
  return [...next, ...upkeep].sort((one, other) => one.weeks[0] - other.weeks[0])
}
