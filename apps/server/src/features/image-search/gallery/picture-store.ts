import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import type { PhotoPool } from '#platform/pixels/pool'
import { createSemaphore } from '#platform/semaphore'
import { GALLERY, type GalleryPicture } from './pictures.ts'

/** The pictures of the gallery as files: rendered on first request, then cached. */
export type PictureStore = {
  /**
   * The JPEG of a picture, or null when there is no such picture.
   *
   * @throws AppError 'busy' when too many wait to be rendered, 'engine-failed' when rendering fails
   */
  readonly get: (id: string) => Promise<Uint8Array | null>
}

/** Changes with the renderer, so that old files are not used. */
const DRAWINGS = 'v1'
/** Pictures being rendered or waiting: some ten seconds of one thread. */
const MAX_UNDER_WAY = 24

const byId = new Map(GALLERY.map((picture) => [picture.id, picture]))

/** Renders on the photo threads, but on half of them at most: analyses come first. */
export function createPictureStore(dataDir: string, photoPool: PhotoPool): PictureStore {
  const folder = join(dataDir, 'gallery', DRAWINGS)
  const drawings = createSemaphore(Math.max(1, Math.floor(photoPool.threads / 2)))
  const underWay = new Map<string, Promise<Uint8Array>>()
  // Not tied to a request: after a disconnect the picture is rendered for the next one.
  const never = new AbortController().signal

  const draw = async ({ drawing }: GalleryPicture, path: string) => {
    const drawn = await drawings.run(never, () => photoPool.render(drawing, never))
    if (!drawn.ok) throw new AppError(drawn.code === 'busy' ? 'busy' : 'engine-failed')
    await mkdir(folder, { recursive: true })
    const part = `${path}.${newId()}.part`
    await writeFile(part, drawn.jpeg)
    await rename(part, path)
    return drawn.jpeg
  }

  const drawOnce = (picture: GalleryPicture, path: string) => {
    const running = underWay.get(picture.id)
    if (running) return running
    if (underWay.size >= MAX_UNDER_WAY) throw new AppError('busy')
    const started = draw(picture, path).finally(() => underWay.delete(picture.id))
    underWay.set(picture.id, started)
    return started
  }

  return {
    get: async (id) => {
      const picture = byId.get(id)
      if (!picture) return null
      const path = join(folder, `${picture.id}.jpg`)
      return readFile(path).catch(() => drawOnce(picture, path))
    },
  }
}
