import { SHELF_IMPORT_LINES } from '@riflesso/contract'
import type { Part } from '#testing/multipart'

/** A list that costs the server far more than its sender. */
export type AttackList = {
  readonly name: string
  /** Below '/api/'. */
  readonly path: 'shelf/import/preview' | 'shelf/import' | 'clients/import/preview' | 'clients/import'
  readonly content: string
  /** Text parts beside the file. */
  readonly texts?: Readonly<Record<string, Part>>
}

/** The beginning of a list, and what is repeated after it. */
type Pattern = readonly [name: string, begin: string, each: string]

const SHELF: readonly Pattern[] = [
  ['items after commas', '7/0\n', 'a, '],
  ['codes after commas', '', '7/1, '],
  ['one line of known products', '', 'koleston perfect 6/0 60 ml '],
  ['blank lines after a code', '7/0', '\r'],
  ['pieces in one line', '', ' x 1'],
  ['quotes in the heading', '', '"a"'],
  ['columns in the heading', 'Codice', ';a'],
  ['an open quote', 'Codice\n"', 'a\n'],
  ['lines of a CSV', 'Marca;Linea;Tipo;Codice\n', 'Casa Aurora;Crema;Permanente;7/43\n'],
  ['lines of combining marks', '', `7/0${'\u0301'.repeat(400)}\n`],
  ['spaces', '7/0', ' '],
]

const CLIENTS: readonly Pattern[] = [
  ['quotes in the heading', '', '"a"'],
  ['columns in the heading', 'Nome;Cognome', ';a'],
  ['one long heading', 'Nome;Cognome;', 'a'],
  ['blank lines', 'Nome;Cognome', '\r'],
  ['values in one line', 'Nome;Cognome\n', 'a;'],
  ['short lines', 'Nome;Cognome\n', 'A;B\n'],
  ['lines of separators', 'Nome;Cognome\n', `${';'.repeat(9000)}\n`],
  ['lines of combining marks', 'Nome;Cognome\n', `A;${'\u0301'.repeat(9000)}\n`],
]

/** Just below the largest file, and below the largest list of products. */
const MEGABYTES = { all: 4.9, shelf: 1 } as const

const attack = ([name, begin, each]: Pattern, path: AttackList['path'], megabytes: number): AttackList => {
  const times = Math.floor((megabytes * 1_000_000 - begin.length) / Buffer.byteLength(each))
  return { name: `${name}, ${megabytes} MB`, path, content: begin + each.repeat(times) }
}

const number = (index: number) => String(index).padStart(5, '0')

/** As many clients as a list may have, with notes up to its bytes; `isWrong`: each with an invalid address. */
const clientLines = (isWrong: boolean): string => {
  const notes = 'n'.repeat(200)
  const lines = Array.from({ length: 20_000 }, (_, index) =>
    ['Àda', `Neri ${number(index)}`, `333 ${number(index)}`, isWrong ? 'a@' : '', notes].join(';'),
  )
  return ['Nome;Cognome;Telefono;Email;Note', ...lines].join('\n')
}

const productLines = (code: (index: number) => string): string =>
  Array.from({ length: SHELF_IMPORT_LINES }, (_, index) => `${code(index)} 3`).join('\n')

const answers = `[${'{},'.repeat(160_000)}{}]`

export const ATTACK_LISTS: readonly AttackList[] = [
  ...SHELF.map((pattern) => attack(pattern, 'shelf/import/preview', MEGABYTES.all)),
  ...SHELF.map((pattern) => attack(pattern, 'shelf/import/preview', MEGABYTES.shelf)),
  { name: 'as many unknown codes as allowed', path: 'shelf/import/preview', content: productLines((at) => `x${at}`) },
  {
    name: 'as many products as allowed, stored',
    path: 'shelf/import',
    content: productLines((at) => `20 vol ${number(at)} pz`),
    texts: { class: 'DEVELOPER' },
  },
  { name: 'answers without end', path: 'shelf/import/preview', content: '7/0', texts: { answers } },
  ...CLIENTS.map((pattern) => attack(pattern, 'clients/import/preview', MEGABYTES.all)),
  { name: 'as many clients as allowed', path: 'clients/import/preview', content: clientLines(false) },
  { name: 'as many wrong lines as allowed', path: 'clients/import/preview', content: clientLines(true) },
  { name: 'as many clients as allowed, stored', path: 'clients/import', content: clientLines(false) },
]
