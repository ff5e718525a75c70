import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Slot } from '@riflesso/contract'
import { Piscina } from 'piscina'
import type { RenderTask } from './render-worker.ts'
import { SCENES, type Scene } from './scenes.ts'

/** The rendered photos of the scenes: rendered on first request, then cached as files. */
export type SamplePhotos = {
  /** The JPEG of a scene, or null when there is no such scene. */
  readonly get: (sceneId: string, slot: Slot) => Promise<Uint8Array | null>
  readonly close: () => Promise<void>
}

/** Increment when the renderer changes, to invalidate cached files. */
const DRAWINGS = 'v1'
const PHOTO_WIDTH = 900
/** Idle timeout of the rendering thread in milliseconds. */
const IDLE_MS = 5000

export const createSamplePhotos = (dataDir: string, width = PHOTO_WIDTH): SamplePhotos => {
  const folder = join(dataDir, 'samples', `${DRAWINGS}-${width}`)
  const painter = new Piscina<RenderTask, Uint8Array>({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    name: 'renderPicture',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  // If a thread fails to load, its requests fail immediately. An unhandled 'error' event would crash the process.
  painter.on('error', () => void painter.destroy())
  const underway = new Map<string, Promise<Uint8Array>>()

  const draw = async (path: string, task: RenderTask) => {
    const jpeg = await painter.run(task)
    await mkdir(folder, { recursive: true })
    await writeFile(`${path}.part`, jpeg)
    await rename(`${path}.part`, path)
    return jpeg
  }

  const drawOnce = (path: string, task: RenderTask) => {
    const running = underway.get(path) ?? draw(path, task).finally(() => underway.delete(path))
    underway.set(path, running)
    return running
  }

  return {
    get: async (sceneId, slot) => {
      const scenes: readonly Scene[] = SCENES
      const scene = scenes.find(({ id }) => id === sceneId)
      if (!scene) return null
      const path = join(folder, `${scene.id}-${slot}.jpg`)
      return readFile(path).catch(() => drawOnce(path, { picture: scene[slot], seed: scene.seed, width }))
    },
    close: () => painter.destroy(),
  }
}
