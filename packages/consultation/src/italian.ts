/** A formatter created on first use: creating one takes a slow phone as long as rendering a card. */
export function whenNeeded<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => {
    made ??= make()
    return made
  }
}

const upToOneDecimal = whenNeeded(() => new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 }))
const oneDecimal = whenNeeded(
  () => new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const currency = whenNeeded(() => new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' }))
const percentage = whenNeeded(() => new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 0 }))

/** '6,5', '6', '120': at most one decimal, with the comma. */
export const decimal = (value: number): string => upToOneDecimal().format(value)

/** '6,0': always one decimal, for measures shown next to each other. */
export const measure = (value: number): string => oneDecimal().format(value)

/** '5,2 ± 0,5'; '5,2' without an error. */
export const withError = (value: number, error: number): string =>
  error === 0 ? measure(value) : `${measure(value)} ± ${measure(error)}`

/** '39,90 €'. */
export const euro = (amount: number): string => currency().format(amount)

/** '42%' from 0.42. */
export const percent = (share: number): string => percentage().format(share)

/** '1 h 25 min', '40 min', '2 h'. */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** '1:1,5' from the notation of the plan, '1:1.5'. */
export const ratioInWords = (ratio: string): string => ratio.replaceAll('.', ',')

const NUMBER_WORDS = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'] as const

/** 'una seduta', 'due sedute', 'sette sedute'. */
export function counted(count: number, singular: string, plural: string, feminine = true): string {
  const first = feminine ? ['nessuna', 'una'] : ['nessun', 'un']
  return `${[...first, ...NUMBER_WORDS][count] ?? decimal(count)} ${count === 0 || count === 1 ? singular : plural}`
}

const ELIDED = { il: 'l’', del: 'dell’', sul: 'sull’', al: 'all’', dal: 'dall’' } as const

/** 'il 7.1', 'dell’80%', 'dall’8 marzo 2026': the article is elided before a number whose word starts with a vowel (otto, uno, undici). */
export const beforeNumber = (article: keyof typeof ELIDED, number: string): string =>
  /^(?:8|11?(?!\d))/.test(number) ? `${ELIDED[article]}${number}` : `${article} ${number}`

/** 'radici, lunghezze e punte'. */
export function listed(items: readonly string[], conjunction = 'e'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items[items.length - 1]}`
}

/** First letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('it-IT') + text.slice(1)

/** A person's name for display: every word capitalised, also after an apostrophe or a hyphen ("D'Angelo"). */
export const properName = (name: string): string =>
  name
    .trim()
    .toLocaleLowerCase('it-IT')
    .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toLocaleUpperCase('it-IT'))

/** 'mezzo livello', 'un livello e mezzo', 'due livelli': rounded up to halves, because smaller differences are invisible and must not be promised. */
export const levelTolerance = (tolerance: number): string =>
  inHalves(Math.ceil(tolerance * 2 - 1e-9), 'livello', 'livelli')

/** 'mezzo livello', 'un livello e mezzo', 'due livelli'; at least one half. */
export function inHalves(halves: number, singular: string, plural: string): string {
  if (halves === 1) return `mezzo ${singular}`
  const whole = counted(Math.floor(halves / 2), singular, plural, false)
  return halves % 2 === 0 ? whole : `${whole} e mezzo`
}

/** First letter in lower case. */
export const uncapitalised = (text: string): string => text.charAt(0).toLocaleLowerCase('it-IT') + text.slice(1)
