import { createInterface } from 'node:readline'
import type { ZodError, z } from 'zod'
import { printLine, readArguments, type Terminal } from './command-line.ts'

/** The error in external data, in one Italian sentence that names the field. */
export function firstIssue({ issues: [issue] }: ZodError): string {
  if (!issue) return 'Dati non validi.'
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return `Campo sconosciuto: ${[...issue.path, issue.keys[0]].join('.')}.`
  }
  return field === '' ? 'Dati non validi: serve un oggetto JSON.' : `Valore mancante o non valido nel campo ${field}.`
}

/** Parses JSON; invalid JSON is a result, not an error. */
export function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

const invalid = (message: string) => ({ error: { code: 'validation-failed', message } })

/** Answers each line of the input, a JSON object, with a line; 1 if one is invalid or its answer `isRefused`. */
export async function answerLines<S extends z.ZodType, Answer extends object>(
  terminal: Terminal,
  schema: S,
  answerOf: (given: z.output<S>) => Answer,
  isRefused: (answer: Answer) => boolean = () => false,
): Promise<0 | 1> {
  readArguments(terminal, {}, false)
  let refused = false
  const answerLine = (line: string) => {
    const parsed = parseJson(line)
    if (!parsed.ok) return invalid('La riga non è un oggetto JSON valido.')
    const given = schema.safeParse(parsed.value)
    if (!given.success) return invalid(firstIssue(given.error))
    const answer = answerOf(given.data)
    if (isRefused(answer)) refused = true
    return answer
  }
  for await (const line of createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answer = answerLine(line)
    if ('error' in answer) refused = true
    printLine(terminal, answer)
  }
  return refused ? 1 : 0
}
