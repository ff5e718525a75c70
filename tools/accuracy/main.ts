/**
 * npm run accuracy [-- --workers N] [--most N] [--out FOLDER] [--done FILE] [--rewrite]
 *
 * Measures the fixed list of rendered scenes and, if the photos folder exists, photographs; writes accuracy.md, accuracy.json and,
 * for the page /accuratezza, accuracy-public.json. Deterministic. Takes about ten minutes on two idle cores.
 *   --most N   only the first N cases
 *   --done FILE  keeps every measured case in this file, so that a run that was stopped goes on; delete it when the code changes
 *   --rewrite  only writes the other two again from accuracy.json
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Case } from './cases.ts'
import { photosFolder } from './photo-list.ts'
import { report } from './report.ts'
import { publicEye } from './report-eye.ts'
import { pairFigures } from './report-pairs.ts'
import { toneFigures } from './report-tone.ts'

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: String(Math.max(1, Math.min(8, availableParallelism()))) },
    most: { type: 'string', default: '100000' },
    out: { type: 'string', default: join(import.meta.dirname, '../../docs') },
    done: { type: 'string' },
    rewrite: { type: 'boolean', default: false },
  },
})
const jsonFile = join(values.out, 'accuracy.json')
const cases = values.rewrite ? (JSON.parse(readFileSync(jsonFile, 'utf8')) as Case[]) : await measureAll()
writeFileSync(join(values.out, 'accuracy.md'), report(cases))
const eyes = cases.filter((one) => one.kind === 'eye')
const tones = toneFigures(cases.filter((one) => one.kind === 'tone'))
const repeated = pairFigures(cases.filter((one) => one.kind === 'pair'))
const page = { ...publicEye(eyes), tones, repeated }
writeFileSync(join(values.out, 'accuracy-public.json'), `${JSON.stringify(page, null, 1)}\n`)
console.error(`${cases.length} cases, written to ${values.out}`)

async function measureAll(): Promise<Case[]> {
  if (!photosFolder) console.error('The photos folder is absent: only rendered scenes are measured.')
  const of = Number(values.workers)
  const results: Case[] = []
  for (const { task, result } of readDone()) results[task] = result
  await Promise.all(Array.from({ length: of }, (_, index) => runWorker(index, of, results)))
  const measured = results.filter((result) => result !== undefined)
  mkdirSync(values.out, { recursive: true })
  writeFileSync(jsonFile, `[\n${measured.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  return measured
}

type Done = { readonly task: number; readonly result: Case }

/** The cases that an earlier run has measured. */
function readDone(): Done[] {
  if (!values.done || !existsSync(values.done)) return []
  const lines = readFileSync(values.done, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Done)
}

function runWorker(index: number, of: number, results: Case[]): Promise<void> {
  let done = 0
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { index, of, most: Number(values.most), done: Object.keys(results).map(Number) },
    })
    worker.on('message', ({ task, result }: Done) => {
      results[task] = result
      if (values.done) appendFileSync(values.done, `${JSON.stringify({ task, result })}\n`)
      done++
      if (done % 25 === 0) console.error(`worker ${index + 1}: ${done} done`)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))))
  })
}
