/** Names of a level (altezza di tono); brands give the same number different names (reference 1.1). */
export type LevelName = {
  readonly level: number
  /** Name on the Italian market as L'Oréal publishes it [S7][S8]. */
  readonly italian: string
  /** Names of other brands for the same number. */
  readonly others: readonly string[]
  readonly english: string
  readonly source: string
}

export const LEVEL_NAMES_OF_THE_TRADE: readonly LevelName[] = [
  { level: 1, italian: 'nero', others: ['nero naturale', 'nero bluastro'], english: 'black', source: 'S7 S8' },
  {
    level: 2,
    italian: 'bruno',
    others: ['bruno-nero', 'castano scurissimo'],
    english: 'very dark brown',
    // Some brands start their browns at 3 and have no 2 [C].
    source: 'S7 S8',
  },
  { level: 3, italian: 'castano scuro', others: [], english: 'dark brown', source: 'S7 S8' },
  { level: 4, italian: 'castano', others: ['castano medio'], english: 'medium brown', source: 'S7 S8' },
  { level: 5, italian: 'castano chiaro', others: [], english: 'light brown', source: 'S7 S8' },
  // Clients call it 'castano' [S10].
  { level: 6, italian: 'biondo scuro', others: [], english: 'dark blonde', source: 'S7 S8' },
  { level: 7, italian: 'biondo', others: ['biondo medio'], english: 'medium blonde', source: 'S7 S8' },
  { level: 8, italian: 'biondo chiaro', others: [], english: 'light blonde', source: 'S7 S8' },
  { level: 9, italian: 'biondo chiarissimo', others: [], english: 'very light blonde', source: 'S7 S8' },
  {
    level: 10,
    italian: 'biondo chiarissimo platino',
    others: ['biondo platino', 'biondo extra chiaro', 'biondissimo'],
    english: 'lightest blonde, platinum blonde',
    source: 'S7 S9',
  },
]
