import { foldText } from '../search-key.ts'

/** Headings of lists by column, folded to letters only. */
export type KnownHeadings<Column extends string> = Readonly<Record<Column, readonly string[]>>

/** The column of each heading; null for an unknown or repeated one. */
export function columnsOf<Column extends string>(
  headings: readonly string[],
  known: KnownHeadings<Column>,
): (Column | null)[] {
  const names = Object.keys(known) as Column[]
  const taken = new Set<Column>()
  return headings.map((heading) => {
    const word = foldText(heading).replace(/[^a-z]/g, '')
    const column = names.find((name) => known[name].includes(word) && !taken.has(name))
    if (column) taken.add(column)
    return column ?? null
  })
}
