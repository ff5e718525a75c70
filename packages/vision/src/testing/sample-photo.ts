import {
  drawSampleHair,
  renderSamplePhoto,
  type SampleHair,
  type SamplePhoto,
  type SamplePhotoOptions,
  shapeOfSampleHair,
} from './hair/sample-photo.ts'

/** Enough for the shapes of one or two test files: each takes several megabytes. */
const SHAPES_KEPT = 10
const shapes = new Map<string, SampleHair>()

function hairOf(options: SamplePhotoOptions): SampleHair {
  const key = JSON.stringify(shapeOfSampleHair(options))
  const hair = shapes.get(key) ?? drawSampleHair(options)
  shapes.delete(key)
  shapes.set(key, hair)
  for (const oldest of [...shapes.keys()].slice(0, -SHAPES_KEPT)) shapes.delete(oldest)
  return hair
}

/** A sample photo; hair of the same shape is cached across tests, because drawing it is most of the work. */
export const samplePhoto = (options: SamplePhotoOptions): SamplePhoto => renderSamplePhoto(options, hairOf(options))
