export { renderHairLock } from './hair-lock.ts'
export {
  drawSampleHair,
  renderSamplePhoto,
  type SampleHair,
  type SamplePhotoOptions,
  shapeOfSampleHair,
} from './sample-photo.ts'
export type { Wave } from './wave.ts'
