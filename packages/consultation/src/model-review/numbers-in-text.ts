/** Units of numbers in a sentence. */
export type Unit =
  | 'volume'
  | 'gram'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'percent'
  | 'level'
  | 'levels'
  | 'centimetre'
  | 'phase'
  | 'session'

/** A number in a text. `unit` is null if the words around do not state what it counts. */
export type NumberInText = { readonly raw: string; readonly value: number; readonly unit: Unit | null }

const AFTER: readonly (readonly [Unit, RegExp])[] = [
  ['volume', /^vol(?:umi?|\.|\b)/],
  ['gram', /^(?:g|gr|gramm[oi]|ml|millilitr[oi]|cc|cl|cucchiai\p{L}*|misurin\p{L}*|tubett\p{L}*)(?!\p{L})/u],
  ['minute', /^(?:min\.?|minut[oi]|['’′])(?!\p{L})/u],
  ['hour', /^(?:h|or[ae])(?!\p{L})/u],
  ['day', /^giorn[oi]/],
  ['week', /^settiman[ae]/],
  ['month', /^mes[ei](?!\p{L})/u],
  ['percent', /^(?:%|per cento|percento)/],
  ['levels', /^(?:livell[oi]|ton[oi]|mezz[oi] ton[oi])(?!\p{L})/u],
  ['centimetre', /^(?:cm|centimetr[oi])(?!\p{L})/u],
  ['session', /^sedut[ae]/],
  ['phase', /^fas[ei](?!\p{L})/u],
]

const BEFORE: readonly (readonly [Unit, RegExp])[] = [
  ['level', /(?:livell[oi]|altezz[ae](?: di tono)?|bas[ei]|±)(?: di| al?| è| circa)?\s*$/],
  ['phase', /fase\s*$/],
  ['session', /seduta\s*$/],
]

const ONES =
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

const belowHundred = (): [string, number][] => {
  const words: [string, number][] = ONES.map((word, index) => [word, index + 1])
  for (const [index, tens] of TENS.entries()) {
    const value = 10 * (index + 2)
    words.push([tens, value])
    for (const [ones, word] of ONES.slice(0, 9).entries()) {
      // Tens drop their final vowel before a vowel: ventuno, ventotto; a final 'tre' takes an accent.
      const stem = /^[uo]/.test(word) ? tens.slice(0, -1) : tens
      words.push([stem + (word === 'tre' ? 'tré' : word), value + ones + 1])
      if (word === 'tre') words.push([`${stem}tre`, value + 3])
    }
  }
  return words
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map<string, number>([
  ...belowHundred(),
  ['un', 1],
  ['una', 1],
  ['mezzo', 0.5],
  ['mezza', 0.5],
  ['cento', 100],
  ...belowHundred().map(([word, value]): [string, number] => [`cento${word}`, 100 + value]),
  ['duecento', 200],
  ['trecento', 300],
  ['cinquecento', 500],
  ['mille', 1000],
])

const TOKEN = /\d+(?:[.,/]\d+)*|\p{L}+/gu

const unitAfter = (rest: string): Unit | null => {
  const text = rest.replace(/^[\s’'-]*/, '')
  return AFTER.find(([, words]) => words.test(text))?.[0] ?? null
}

/** '35-40 minuti', 'tra 20 e 30 volumi': the first number has the unit of the second. */
const RANGE = /^\s*(?:[-–—/]|e|o|a|oppure|fino a)\s*(?:\d+(?:[.,]\d+)?|\p{L}+)/u

const unitOf = (before: string, after: string): Unit | null => {
  const own = unitAfter(after)
  if (own !== null) return own
  const range = RANGE.exec(after)
  const ofRange = range && unitAfter(after.slice(range[0].length))
  if (ofRange) return ofRange
  return BEFORE.find(([, words]) => words.test(before))?.[0] ?? null
}

/** Characters around a number that contain its unit. */
const CONTEXT = 40

/**
 * Every number of a text, in digits or in words, with its unit. Number words without a known unit ('due zone', 'un colore') are left
 * out.
 */
export function numbersInText(text: string): NumberInText[] {
  const lower = text.toLocaleLowerCase('it-IT')
  return [...lower.matchAll(TOKEN)].flatMap(({ 0: raw, index }) => {
    const worded = NUMBER_WORDS.get(raw)
    const isDigits = /^\d/.test(raw)
    if (!isDigits && worded === undefined) return []
    const end = index + raw.length
    const unit = unitOf(lower.slice(Math.max(0, index - CONTEXT), index), lower.slice(end, end + CONTEXT))
    if (!isDigits) return worded === undefined || unit === null ? [] : [{ raw, value: worded, unit }]
    // '35/40 minuti' are two numbers, '6/34' is one shade.
    const parts = raw.includes('/') && unit !== null && unit !== 'level' ? raw.split('/') : [raw]
    return parts.map((part) => ({ raw: part, value: Number(part.replace(/[,/]/, '.')), unit }))
  })
}
