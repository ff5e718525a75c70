const BEFORE_UNIT = /(?<=\d) (?=(?:h|min|g|ml|vol|cm)\b)/g
const AFTER_LEVEL = /(?<=\blivello) (?=\d)/gi
const AFTER_HOURS = /(?<=\d\u00a0h) (?=\d)/g

/** Joins a number and its unit with non-breaking spaces: '30 g', '2 h 25 min', '20 vol', 'livello 7'. */
export const unbroken = (text: string): string =>
  text.replaceAll(BEFORE_UNIT, '\u00a0').replaceAll(AFTER_HOURS, '\u00a0').replaceAll(AFTER_LEVEL, '\u00a0')
