import { readFileSync } from 'node:fs'

/** Rows of a CSV file as objects keyed by its header; fields may be quoted. */
export function readTable(path: string, separator: ',' | ';' = ','): readonly Readonly<Record<string, string>>[] {
  const lines = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const field = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')
  const [head = [], ...rows] = lines.map((line) =>
    [...line.matchAll(field)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  )
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])))
}
