import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPhotoKey } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Keeps photos as files under `folder`, spread over 256 folders by the first two characters of their key. */
export const createFolderPhotoStore = (folder: string): PhotoStore => {
  const pathOf = (key: string) => {
    if (!isPhotoKey(key)) throw new Error('Not a photo key')
    return join(folder, key.slice(0, 2), `${key}.jpg`)
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const draft = `${path}.part`
      await mkdir(dirname(path), { recursive: true })
      // A reader, or a server that dies here, never leaves half a photo under the key.
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
