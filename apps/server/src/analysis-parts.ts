import { join } from 'node:path'
import { type AnalysisEngine, localEngine } from '#features/analysis'
import { createSamplePhotos, type SamplePhotos } from '#features/demonstration'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { createPhotoPool, type PhotoPool } from '#platform/pixels/pool'

/** What analyses need beyond the common parts. */
export type AnalysisParts = {
  readonly photoStore: PhotoStore
  readonly photoPool: PhotoPool
  readonly engine: AnalysisEngine
  readonly samplePhotos: SamplePhotos
}

/** The real ones, which keep their files under `dataDir`. No thread starts before it is needed. */
export const createAnalysisParts = (dataDir: string): AnalysisParts => ({
  photoStore: createFolderPhotoStore(join(dataDir, 'photos')),
  photoPool: createPhotoPool(),
  engine: localEngine,
  samplePhotos: createSamplePhotos(dataDir),
})

/** Ends their threads. */
export const closeAnalysisParts = async ({ photoPool, samplePhotos }: AnalysisParts): Promise<void> => {
  await Promise.all([photoPool.close(), samplePhotos.close()])
}
