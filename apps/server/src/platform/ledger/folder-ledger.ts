import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ledger } from './ledger.ts'
import { momentOf, requireNote } from './stamp.ts'

/** Stores entries as empty files in `folder`. */
export const createFolderLedger = (folder: string): Ledger => ({
  add: async (note) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, requireNote(note)), '')
    // The name is the whole entry: it is on disk once its folder is synced.
    const handle = await open(folder)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
  list: async function* () {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) if (momentOf(name)) yield name
  },
  remove: (note) => rm(join(folder, requireNote(note)), { force: true }),
})
