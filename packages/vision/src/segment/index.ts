export { type HairNet, loadHairNet } from './hair-net.ts'
export { type HairProbability, hairProbability } from './hair-probability.ts'
export { type HairSegmentation, segmentHair } from './segment-hair.ts'
export type { HairSeed } from './strokes.ts'
