import { foldText } from '../search-key.ts'

/** Headings of lists by column, folded to letters only. */
export type KnownHeadings<Column extends string> = Readonly<Record<Column, readonly string[]>>

/** The column of each heading; null for an unknown or repeated one. */
export function columnsOf<Column extends string>(headings: readonly string[], known: KnownHeadings<Column>) {
  const names = Object.keys(known) as Column[]
  const taken = new Set<Column>()
  return headings.map((heading) => {
    const word = foldText(heading).replace(/[^a-z]/g, '')
    const column = names.find((name) => known[name].includes(word) && !taken.has(name))
    if (column) taken.add(column)
    return column ?? null
  })
}

/** Enough of a heading to recognise its column. */
const SHOWN_CHARACTERS = 40

/** The headings without a column, shortened. */
export const unreadHeadings = (headings: readonly string[], columns: readonly (string | null)[]): string[] =>
  headings
    .filter((heading, index) => columns[index] === null && heading !== '')
    .map((heading) => {
      const characters = [...heading]
      return characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : heading
    })
