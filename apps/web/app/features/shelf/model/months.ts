import type { MonthRow } from '../api/month.ts'

/** '2026-11' of a date, local time. */
export const monthOf = (date: Date): string => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`

/** The first day of a month, local time. */
export const firstDayOf = (month: string): Date => new Date(`${month}-01T00:00:00`)

/** The month `count` months later, or earlier if negative. */
export function monthsLater(month: string, count: number): string {
  const day = firstDayOf(month)
  day.setMonth(day.getMonth() + count)
  return monthOf(day)
}

type Amounts = Pick<MonthRow, 'plannedGrams' | 'weighedGrams' | 'thrownGrams' | 'weighedCents' | 'thrownCents'>

export type MonthSum = Amounts & { readonly name: string }

/** Rows added up by name, the largest weight first. */
export function sumBy(rows: readonly MonthRow[], nameOf: (row: MonthRow) => string): MonthSum[] {
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, all]) => {
      const sum = (part: keyof Amounts) => all.reduce((total, row) => total + row[part], 0)
      return {
        name,
        plannedGrams: sum('plannedGrams'),
        weighedGrams: sum('weighedGrams'),
        thrownGrams: sum('thrownGrams'),
        weighedCents: sum('weighedCents'),
        thrownCents: sum('thrownCents'),
      }
    })
    .sort((one, other) => other.weighedGrams - one.weighedGrams)
}
