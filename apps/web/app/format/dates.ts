const long = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric' })

/** '15 aprile 2026', local time. */
export const longDate = (date: Date): string => long.format(date)
