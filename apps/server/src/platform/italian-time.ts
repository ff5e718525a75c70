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
export function untilDayOf(moment: Date): string {
  const text = longDay.format(moment)
  // 'uno', 'otto' and 'undici' begin with a vowel.
  return /^(?:1|8|11) /.test(text) ? `fino all’${text}` : `fino al ${text}`
}

/** A moment in Italy as a spreadsheet reads it, '02/03/2026 10:00'. */
export const dayAndTimeOf = (moment: Date): string => dayAndTime.format(moment).replace(',', '')
