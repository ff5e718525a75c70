import { parseShade } from '@riflesso/colorimetry'
import { foldText } from '#platform/search-key'
import { CONCEPTS, type ConceptId, EMPTY_WORDS } from './concepts.ts'

/** A concept of the table, or the notation of a shade ('8.1'). */
export type Term = ConceptId | `${number}.${number}`

/** A parsed search: its known terms, each once, and its words with the known ones in English. */
type ReadQuery = { readonly terms: readonly Term[]; readonly english: string }

/** Most words of one concept. */
const MAX_PHRASE_WORDS = 4
/** Shorter words are not corrected (too many neighbours) and not completed (too few letters). */
const MIN_CORRECTED_LENGTH = 4
const MIN_PREFIX_LENGTH = 3
/** From this length two wrong letters are corrected, below it one. */
const TWO_ERRORS_FROM = 8

/** Without spaces, hyphens and accents: 'Air Touch', 'air-touch' and 'airtouch' are the same. */
const joined = (words: readonly string[]) => words.join('').replace(/[^a-z0-9]/g, '')

/** Bionda, bionde and biondi are biondo. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/[aeio]$/, '') : word)

const conceptIds = Object.keys(CONCEPTS) as ConceptId[]

const byPhrase = new Map<string, ConceptId>()
for (const id of conceptIds) {
  for (const name of [...CONCEPTS[id].italian, ...CONCEPTS[id].english]) {
    const key = joined(foldText(name).split(' '))
    if (!byPhrase.has(key)) byPhrase.set(key, id)
  }
}
const byStem = new Map([...byPhrase].map(([name, id]) => [stemOf(name), id]))

/** The concepts of a search or a title in any spelling, with typing errors corrected. */
export function readQuery(text: string): ReadQuery {
  const words = foldText(text)
    .split(/[^a-z0-9.,/]+/)
    .map((word) => word.replace(/^[.,/]+|[.,/]+$/g, ''))
    .filter((word) => word !== '')
  const terms = new Set<Term>()
  const english: string[] = []
  for (let at = 0; at < words.length; ) {
    const { term, used } = readTerm(words, at)
    if (term) terms.add(term)
    english.push(...(term && term in CONCEPTS ? [CONCEPTS[term as ConceptId].english[0]] : unread(words, at)))
    at += used
  }
  return { terms: [...terms], english: english.join(' ') }
}

const unread = (words: readonly string[], at: number) =>
  words.slice(at, at + 1).filter((word) => !EMPTY_WORDS.has(word))

/** The concept that starts at a word, and its number of words; null for an unknown word. */
function readTerm(words: readonly string[], at: number): { readonly term: Term | null; readonly used: number } {
  for (let used = Math.min(MAX_PHRASE_WORDS, words.length - at); used > 0; used--) {
    const term = exact(joined(words.slice(at, at + used)))
    if (term) return { term, used }
  }
  const word = words[at] ?? ''
  const shade = /\d/.test(word) ? shadeOf(word) : null
  if (shade || EMPTY_WORDS.has(word)) return { term: shade, used: 1 }
  const pair = joined(words.slice(at, at + 2))
  const begun = beginning(word)
  if (begun) return { term: begun, used: 1 }
  const guessedPair = at + 1 < words.length ? guess(pair, 1) : null
  if (guessedPair) return { term: guessedPair, used: 2 }
  return { term: guess(word, word.length < TWO_ERRORS_FROM ? 1 : 2), used: 1 }
}

const exact = (word: string): ConceptId | null => byPhrase.get(word) ?? byStem.get(stemOf(word)) ?? null

const shadeOf = (word: string): Term | null => {
  const shade = parseShade(word)
  return shade && /[.,/]/.test(word) ? (word.replace(/[,/]/, '.') as Term) : null
}

/** An unfinished word: 'balay', 'cen'. */
function beginning(word: string): ConceptId | null {
  if (word.length < MIN_PREFIX_LENGTH) return null
  for (const [name, id] of byPhrase) if (name.startsWith(word)) return id
  return null
}

/** The nearest name within the allowed errors. */
function guess(word: string, errors: number): ConceptId | null {
  if (word.length < MIN_CORRECTED_LENGTH) return null
  let nearest: ConceptId | null = null
  let least = errors + 1
  for (const [name, id] of byPhrase) {
    if (Math.abs(name.length - word.length) > errors || name.length < MIN_CORRECTED_LENGTH) continue
    const distance = typingErrors(word, name)
    if (distance < least) [nearest, least] = [id, distance]
  }
  return nearest
}

/** Number of letters missing, added, wrong or swapped (optimal string alignment distance). */
function typingErrors(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const wrong = from[i - 1] === to[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + wrong)
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[to.length] ?? 0
}
