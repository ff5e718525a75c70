import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { loadHairNet } from '../../../packages/vision/src/index.ts'
import { tryRetouches } from './retouch-case.ts'

const net = loadHairNet(readFileSync(new URL('../../../packages/vision/weights/hair-net.bin', import.meta.url)))

for (const [photo, place] of workerData as readonly (readonly [string, number])[]) {
  parentPort?.postMessage(await tryRetouches(net, photo, place))
}
