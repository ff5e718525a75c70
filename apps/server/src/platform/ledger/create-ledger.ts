import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config, PhotoBucket } from '../config.ts'
import { openBucket } from '../photo-store/bucket.ts'
import { type Ledger, requireNote, timeOfNote } from './ledger.ts'

/** The ledger of the settings: beside the photos, in `DATA_DIR/ledger` or in the bucket. */
export const createLedger = ({ dataDir, photoBucket }: Pick<Config, 'dataDir' | 'photoBucket'>): Ledger =>
  photoBucket === null ? createFolderLedger(join(dataDir, 'ledger')) : createBucketLedger(photoBucket)

/** Stores entries as empty files in `folder`. */
const createFolderLedger = (folder: string): Ledger => ({
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
    for (const name of await readdir(folder)) if (timeOfNote(name)) yield name
  },
  remove: (note) => rm(join(folder, requireNote(note)), { force: true }),
})

const PREFIX = 'ledger/'

/** Stores entries as empty objects in the bucket of the photos. */
const createBucketLedger = (settings: PhotoBucket): Ledger => {
  const { put, remove, list } = openBucket(settings)
  return {
    add: async (note) => put(`${PREFIX}${requireNote(note)}`, new Uint8Array(0)),
    list: async function* () {
      for await (const { key } of list(PREFIX)) {
        const note = key.slice(PREFIX.length)
        if (timeOfNote(note)) yield note
      }
    },
    remove: async (note) => remove(`${PREFIX}${requireNote(note)}`),
  }
}
