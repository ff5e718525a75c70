import { join } from 'node:path'
import { type AnalysisEngine, createModelEngine, localEngine } from '#features/analysis'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { createBucketPhotoStore } from '#platform/photo-store/bucket-photo-store'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { type PhotoStore, withoutDamaged } from '#platform/photo-store/photo-store'
import { createPhotoPool, type PhotoPool } from '#platform/pixels/pool'

/** Dependencies of analyses besides the common ones. */
export type AnalysisParts = {
  readonly photoStore: PhotoStore
  readonly photoPool: PhotoPool
  readonly engine: AnalysisEngine
}

/** The photo store of the settings without a checksum test: it may return damaged photos. */
export const createPhotoStore = ({ dataDir, photoBucket }: Pick<Config, 'dataDir' | 'photoBucket'>): PhotoStore =>
  photoBucket === null ? createFolderPhotoStore(join(dataDir, 'photos')) : createBucketPhotoStore(photoBucket)

/** The real ones. No thread starts before it is needed. `onDamaged` is called for photos that fail their checksum. */
export const createAnalysisParts = (
  config: Pick<Config, 'dataDir' | 'photoBucket' | 'model'>,
  onDamaged: (key: string) => void,
): AnalysisParts => ({
  photoStore: withoutDamaged(createPhotoStore(config), onDamaged),
  photoPool: createPhotoPool(),
  engine: config.model ? createModelEngine(config.model, systemClock) : localEngine,
})
