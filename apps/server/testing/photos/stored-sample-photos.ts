import { createSamplePhotos, type SamplePhotos } from '#features/demonstration'
import { photoAnswer } from './photo-answers.ts'

/** The sample photos, rendered once for all test servers and then read from disk: rendering takes seconds. */
export function storedSamplePhotos(dataDir: string, width?: number): SamplePhotos {
  const real = createSamplePhotos(dataDir, width)
  return {
    ...real,
    get: (sceneId, slot) =>
      photoAnswer(
        ['sample', sceneId, slot, width],
        () => real.get(sceneId, slot),
        (photo) => photo !== null,
      ),
  }
}
