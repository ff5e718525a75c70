import { properName } from '@riflesso/consultation'

/** First and last name, capitalised; null if both are missing. */
export function personName(firstName: string | null, lastName: string | null): string | null {
  return properName(`${firstName ?? ''} ${lastName ?? ''}`) || null
}
