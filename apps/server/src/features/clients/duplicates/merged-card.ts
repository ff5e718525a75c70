import type { ClientRow } from '../repository.ts'

type Cards = Pick<
  ClientRow,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'phoneKey'
  | 'email'
  | 'birthDate'
  | 'notes'
  | 'colourAllergy'
  | 'allergyNotes'
  | 'createdAt'
>

const joined = (texts: readonly (string | null)[], separator: string): string | null =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))].join(separator) || null

const italianDay = (day: string) => day.split('-').reverse().join('/')

/** The differing values of the other card as a note: a merge loses nothing. */
function differences(kept: Cards, other: Cards): string[] {
  const name = `${other.firstName} ${other.lastName}`
  return [
    ...(name === `${kept.firstName} ${kept.lastName}` ? [] : [`Anche: ${name}`]),
    ...(kept.phone && other.phone && kept.phoneKey !== other.phoneKey ? [`Altro telefono: ${other.phone}`] : []),
    ...(kept.email && other.email && kept.email !== other.email ? [`Altra email: ${other.email}`] : []),
    ...(kept.birthDate && other.birthDate && kept.birthDate !== other.birthDate
      ? [`Altra data di nascita: ${italianDay(other.birthDate)}`]
      : []),
  ]
}

/** The fields of a merged card: those of the kept one, gaps filled from the other. */
export const mergedCard = (kept: Cards, other: Cards) => ({
  phone: kept.phone ?? other.phone,
  email: kept.email ?? other.email,
  birthDate: kept.birthDate ?? other.birthDate,
  notes: joined([kept.notes, other.notes, joined(differences(kept, other), '\n')], '\n\n'),
  // An allergy of either card counts.
  colourAllergy: kept.colourAllergy || other.colourAllergy || (kept.colourAllergy ?? other.colourAllergy),
  allergyNotes: joined([kept.allergyNotes, other.allergyNotes], '\n'),
  createdAt: new Date(Math.min(kept.createdAt.getTime(), other.createdAt.getTime())),
})
