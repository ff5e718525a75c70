/** A value of a form: Stripe's brackets turn it into objects and lists. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Parses `items[0][price]=x&metadata[k]=v` into an object. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: { [name: string]: FormValue } = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.split(/[[\]]+/).filter((part) => part !== '')
    place(root, [first, ...rest], value)
  }
  return lists(root) as Record<string, FormValue>
}

function place(target: { [name: string]: FormValue }, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const inner = target[name]
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  target[name] = next
  place(next, rest, value)
}

/** Objects whose names count from zero are lists. */
function lists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, lists(inner)] as const)
  return entries.length > 0 && entries.every(([name], index) => name === String(index))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries)
}
