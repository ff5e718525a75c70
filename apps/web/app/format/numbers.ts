import { duration as breakableDuration, whenNeeded } from '@riflesso/consultation'

export { decimal, euro, measure, percent, withError } from '@riflesso/consultation'

const usDollars = whenNeeded(
  () =>
    new Intl.NumberFormat('it-IT', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    }),
)

/** Duration with non-breaking spaces: '45 min', '1 h 25 min', '2 h'. */
export const duration = (minutes: number): string => breakableDuration(minutes).replaceAll(' ', '\u00a0')

/** '0,0125 USD': to the hundredth of a cent. */
export const dollars = (amount: number): string => usDollars().format(amount)
