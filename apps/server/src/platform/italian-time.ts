import { beforeNumber } from '@riflesso/consultation'

/** Salons are in Italy, wherever the server stands. */
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

/** The day of a moment in Italy, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => day.format(moment)

/** The last day on which something holds, for a sentence: 'fino al 15 aprile 2026', 'fino all’8 marzo 2026'. */
export const untilDayOf = (moment: Date): string => `fino ${beforeNumber('al', longDay.format(moment))}`

/** A moment in Italy as a spreadsheet reads it, '02/03/2026 10:00'. */
export const dayAndTimeOf = (moment: Date): string => dayAndTime.format(moment).replace(',', '')
