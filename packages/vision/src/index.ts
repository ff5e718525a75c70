export * from './image.ts'
export * from './reading.ts'
export * from './segment/index.ts'
