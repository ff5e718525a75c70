const euros = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })

/** Cents in the format of Italian spreadsheets, '9,80'; null stays null. */
export const eurosOf = (cents: number | null): string | null => (cents === null ? null : euros.format(cents / 100))
