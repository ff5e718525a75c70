import { parentPort, workerData } from 'node:worker_threads'
import { readHairNet } from '../../apps/server/src/platform/pixels/hair-weights.ts'
import type { Case } from './cases.ts'
import { listDrawn, tryDrawn } from './drawn-case.ts'
import { listEyeLabels, listEyeTones } from './eye-labels.ts'
import { listPaintings, tryPainting } from './fantasy-case.ts'
import { listPairs, tryPair } from './pair-case.ts'
import { tryEye, tryLabelled, tryMasked, tryTone } from './photo-case.ts'
import { listLabelled, listMasked } from './photo-list.ts'
import { tryScene } from './scene-case.ts'
import { listScenes } from './scene-list.ts'
import { listTraced, tryTraced } from './traced-case.ts'

const net = readHairNet()

const tasks: readonly (() => Promise<Case>)[] = [
  ...listEyeLabels().map((label) => () => tryEye(net, label)),
  ...listEyeTones().map((label) => () => tryTone(net, label)),
  ...listMasked().map((entry) => () => tryMasked(net, entry)),
  ...listLabelled().map((photo) => () => tryLabelled(net, photo)),
  ...listDrawn().map((number) => async () => tryDrawn(net, number)),
  ...listTraced().map((scene) => () => tryTraced(net, scene)),
  ...listPairs().map((pair) => () => tryPair(net, pair)),
  ...listScenes().map((scene) => () => tryScene(net, scene)),
  ...listPaintings().map((painting) => () => tryPainting(net, painting)),
]

const { index, of, most, done } = workerData as { index: number; of: number; most: number; done: readonly number[] }
const known = new Set(done)
for (let task = index; task < Math.min(most, tasks.length); task += of) {
  if (known.has(task)) continue
  parentPort?.postMessage({ task, result: await tasks[task]?.() })
}
