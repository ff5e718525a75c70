/**
 * npm run accuracy [-- --workers N] [--most N] [--out FOLDER]
 *
 * Measures the rendered scenes of the fixed list and, where the photos folder is there, real photographs; writes
 * accuracy.md and accuracy.json. Same code, same photos: same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Case } from './cases.ts'
import { photosFolder } from './photo-list.ts'
import { report } from './report.ts'

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: String(Math.max(1, Math.min(8, availableParallelism()))) },
    most: { type: 'string', default: '100000' },
    out: { type: 'string', default: join(import.meta.dirname, '../../docs') },
  },
})
const of = Number(values.workers)
const results: Case[] = []
if (!photosFolder) console.error('The photos folder is absent: only rendered scenes are measured.')

await Promise.all(Array.from({ length: of }, (_, index) => runWorker(index)))
const cases = results.filter((result) => result !== undefined)
mkdirSync(values.out, { recursive: true })
writeFileSync(join(values.out, 'accuracy.json'), `[\n${cases.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
writeFileSync(join(values.out, 'accuracy.md'), report(cases))
console.error(`${cases.length} cases, written to ${values.out}`)

function runWorker(index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { index, of, most: Number(values.most) },
    })
    worker.on('message', ({ task, result }: { task: number; result: Case }) => {
      results[task] = result
      if (Object.keys(results).length % 50 === 0) console.error(`${Object.keys(results).length} done`)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))))
  })
}
