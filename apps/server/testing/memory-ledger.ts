import type { Ledger } from '#platform/ledger/ledger'

/** A ledger in memory, and its entries. */
export function memoryLedger(): { readonly ledger: Ledger; readonly notes: ReadonlySet<string> } {
  const notes = new Set<string>()
  const ledger: Ledger = {
    add: async (note) => void notes.add(note),
    list: async function* () {
      yield* notes
    },
    remove: async (note) => void notes.delete(note),
  }
  return { ledger, notes }
}
