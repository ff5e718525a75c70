export { readBmpHeader } from './headers/bmp-header.ts'
export type { PhotoHeader } from './headers/photo-header.ts'
export { readPhotoHeader } from './headers/read-photo-header.ts'
export { type PhotoFormat, recognisePhoto } from './photo-format.ts'
