import { beforeNumber } from '@riflesso/consultation'

/** Salons are in Italy, wherever the server runs. */
const ZONE = 'Europe/Rome'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })
const longDay = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: ZONE })
const dayAndTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day of a time in Italy, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => day.format(moment)

/** The last day of validity, for a sentence: 'fino al 15 aprile 2026', 'fino all’8 marzo 2026'. */
export const untilDayOf = (moment: Date): string => `fino ${beforeNumber('al', longDay.format(moment))}`

/** A time in Italy in the format of spreadsheets, '02/03/2026 10:00'. */
export const dayAndTimeOf = (moment: Date): string => dayAndTime.format(moment).replace(',', '')
