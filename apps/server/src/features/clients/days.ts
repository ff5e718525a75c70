import { messages } from '@riflesso/contract'
import { AppError } from '#platform/errors'

/** Salons are in Italy, wherever the server stands. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' })

/** The day of a moment in Italy, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => day.format(moment)

/** Whether somebody born on a day has not reached an age yet. */
export const isYounger = (birthDate: string, age: number, now: Date): boolean => {
  const today = dayOf(now)
  return birthDate > `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}

/** @throws AppError 'validation-failed' for a birth date that is still to come */
export function requireBorn(birthDate: string | null, now: Date): void {
  if (birthDate === null || birthDate <= dayOf(now)) return
  throw new AppError('validation-failed', { fields: { birthDate: messages.dateInvalid } })
}
