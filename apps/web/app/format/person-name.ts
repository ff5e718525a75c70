/** Capitalises every word of a name, also after an apostrophe or a hyphen ("D'Angelo", 'Anna-Maria'). */
export function capitalised(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{Letter})/gu, (_match, before: string, letter: string) => before + letter.toUpperCase())
}

/** First and last name, capitalised; null if both are missing. */
export function personName(firstName: string | null, lastName: string | null): string | null {
  return capitalised(`${firstName ?? ''} ${lastName ?? ''}`) || null
}
