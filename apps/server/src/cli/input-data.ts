import type { ZodError } from 'zod'

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
