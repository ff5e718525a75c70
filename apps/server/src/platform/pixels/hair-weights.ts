import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type HairNet, loadHairNet } from '@riflesso/vision'

const weightsFile = createRequire(import.meta.url).resolve('@riflesso/vision/weights/hair-net.bin')

/** The trained hair segmenter of the vision package. Reads a file: load it once per thread. */
export const readHairNet = (): HairNet => loadHairNet(readFileSync(weightsFile))
