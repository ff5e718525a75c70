const upToOneDecimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })
const oneDecimal = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const wholePercent = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 0 })
const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' })

const usDollars = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** '6,5', '6', '120': at most one decimal. */
export const decimal = (value: number): string => upToOneDecimal.format(value)

/** '6,0': always one decimal, for measures that stand beside each other. */
export const measure = (value: number): string => oneDecimal.format(value)

/** '42%' from 0.42. */
export const percent = (share: number): string => wholePercent.format(share)

/** Minutes as people say them: '45 min', '1 h 25 min', '2 h'; its spaces do not break. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${rest}\u00a0min`
}

/** '39,90 €'. */
export const euro = (amount: number): string => euros.format(amount)

/** '0,0125 USD': small amounts to the hundredth of a cent. */
export const dollars = (amount: number): string => usDollars.format(amount)
