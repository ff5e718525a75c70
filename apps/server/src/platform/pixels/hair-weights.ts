import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type HairNet, loadHairNet } from '@riflesso/vision'

const { resolve } = createRequire(import.meta.url)

const weightsOf = (file: 'hair-net.bin' | 'person-net.tflite') =>
  readFileSync(resolve(`@riflesso/vision/weights/${file}`))

/** The trained hair segmenter of the vision package. Reads its files: load it once per thread. */
export const readHairNet = (): HairNet => loadHairNet(weightsOf('hair-net.bin'), weightsOf('person-net.tflite'))
