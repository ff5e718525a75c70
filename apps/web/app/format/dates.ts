import { whenNeeded } from '@riflesso/consultation'

const long = whenNeeded(() => new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric' }))

/** '15 aprile 2026', local time. */
export const longDate = (date: Date): string => long().format(date)

const short = whenNeeded(() => new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', year: '2-digit' }))

/** '15 apr 26', local time, for charts. */
export const shortDate = (date: Date): string => short().format(date)

const longWithTime = whenNeeded(() => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short' }))

/** '15 aprile 2026 alle ore 09:30', local time. */
export const longDateTime = (date: Date): string => longWithTime().format(date)

const shortWithTime = whenNeeded(() => new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' }))

/** '18/09/26, 14:30', local time, for table cells. */
export const shortDateTime = (date: Date): string => shortWithTime().format(date)

const time = whenNeeded(() => new Intl.DateTimeFormat('it-IT', { timeStyle: 'short' }))

/** '14:30', local time. */
export const timeOfDay = (date: Date): string => time().format(date)

const month = whenNeeded(() => new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric' }))

/** 'aprile 2026', local time. */
export const longMonth = (date: Date): string => month().format(date)
