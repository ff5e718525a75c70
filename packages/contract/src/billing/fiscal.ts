/** Check characters of Italian tax numbers. Source: D.M. 23 December 1976 (codice fiscale), art. 35 D.P.R. 633/1972 (Partita IVA). */

const ELEVEN_DIGITS = /^\d{11}$/

/** Whether the text is a Partita IVA: eleven digits, the last of which is a check digit. */
export function isVatNumber(text: string): boolean {
  if (!ELEVEN_DIGITS.test(text) || /^0{11}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Letters that replace digits where two people would otherwise have the same code (omocodia). */
const DIGIT = '[0-9LMNPQRSTUV]'
const PERSON = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`)

/** Values of letters, and of digits of the same rank, at odd positions. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const rankOf = (character: string): number => (/\d/.test(character) ? Number(character) : LETTERS.indexOf(character))

/** Check character (the sixteenth) of a personal codice fiscale, from the first fifteen characters. */
function checkLetter(fifteen: string): string {
  const sum = [...fifteen].reduce((total, character, index) => {
    const rank = rankOf(character)
    return total + (index % 2 === 0 ? (ODD[rank] ?? 0) : rank)
  }, 0)
  return LETTERS.charAt(sum % 26)
}

/** Whether an upper-case text is a codice fiscale, of a person (16 characters) or a company (11 digits). */
export const isTaxCode = (text: string): boolean =>
  isVatNumber(text) || (PERSON.test(text) && checkLetter(text.slice(0, 15)) === text.charAt(15))
