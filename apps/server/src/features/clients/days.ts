import { messages } from '@riflesso/contract'
import { AppError } from '#platform/errors'
import { dayOf } from '#platform/italian-time'

/** Whether a person born on a day is younger than an age. */
export const isYounger = (birthDate: string, age: number, now: Date): boolean => {
  const today = dayOf(now)
  return birthDate > `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}

/** @throws AppError 'validation-failed' for a birth date in the future */
export function requireBorn(birthDate: string | null, now: Date): void {
  if (birthDate === null || birthDate <= dayOf(now)) return
  throw new AppError('validation-failed', { fields: { birthDate: messages.dateInvalid } })
}
