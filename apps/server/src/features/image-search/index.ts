export { createImageSearch, type ImageSearchParts, type ImageSearchSurroundings } from './create-image-search.ts'
export { registerImageSearch } from './routes.ts'
