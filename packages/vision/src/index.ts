export * from './image.ts'
export { measureHair } from './measure/measure-hair.ts'
export { MEASURED_SIDE, type PhotoReading, readPair, readPhoto, readWish } from './read-photo.ts'
export * from './reading.ts'
export { goalOfPlan, type RecolorGoal } from './recolor/goal.ts'
export { recolorHair } from './recolor/recolor-hair.ts'
export type { ColourInput, HairColours } from './render/hair-colour.ts'
export { type HairLockOptions, renderHairLock } from './render/hair-lock.ts'
export {
  drawSampleHair,
  renderSamplePhoto,
  type SampleHair,
  type SamplePhoto,
  type SamplePhotoOptions,
  shapeOfSampleHair,
} from './render/sample-photo.ts'
export { WAVES, type Wave } from './render/wave.ts'
export { resizeImage } from './resize-image.ts'
export * from './segment/index.ts'
