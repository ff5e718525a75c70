import { z } from 'zod'
import type { Store } from './store.ts'

/** A list stored as JSON text: the same array while nothing changes, and no text while it is empty. */
export function createStoredList<Item>(stored: Store<string | null>, item: z.ZodType<Item>): Store<readonly Item[]> {
  const schema = z.array(item)
  let known: { readonly text: string | null; readonly items: readonly Item[] } = { text: null, items: [] }
  // Ignores entries of another version of the app and manipulated ones.
  const read = (text: string): readonly Item[] => {
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      return []
    }
  }
  return {
    get: () => {
      const text = stored.get()
      if (text !== known.text) known = { text, items: text === null ? [] : read(text) }
      return known.items
    },
    set: (items) => stored.set(items.length === 0 ? null : JSON.stringify(items)),
    watch: stored.watch,
  }
}
