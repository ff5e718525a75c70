import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { folderOfKey, isPhotoKey, type PhotoStore } from './photo-store.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const draftOf = (path: string) => `${path}.part`
const keyOf = (path: string) => basename(path).replace(/\.jpg(\.part)?$/, '')

/** Null when it does not exist. */
const unlessMissing = async <T>(found: Promise<T>): Promise<T | null> => {
  try {
    return await found
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const flushFolder = async (path: string) => {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Stores photos as files under `folder`, in subfolders (see `folderOfKey`). */
export const createFolderPhotoStore = (folder: string): PhotoStore => {
  const pathOf = (key: string) => {
    if (!isPhotoKey(key)) throw new Error('Not a photo key')
    return join(folder, folderOfKey(key), `${key}.jpg`)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const draft = draftOf(path)
      await mkdir(dirname(path), { recursive: true })
      // Written to a temporary file first: neither a reader nor a crash finds an incomplete photo under the key.
      try {
        // Synced to disk before a row references it: first the photo, then its name in the folder.
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, path)
        await flushFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: async (key) => unlessMissing(readFile(pathOf(key))),
    remove: async (key) => {
      await rm(pathOf(key), { force: true })
      await rm(draftOf(pathOf(key)), { force: true })
    },
    list: async function* () {
      for (const path of (await unlessMissing(readdir(folder, { recursive: true }))) ?? []) {
        const key = keyOf(path)
        if (!isPhotoKey(key)) continue
        const file = await unlessMissing(stat(join(folder, path)))
        if (file) yield { key, storedAt: file.mtime }
      }
    },
  }
}
