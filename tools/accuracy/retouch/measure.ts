import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { listRetouchPhotos, type RetouchCase } from './retouch-case.ts'

/** Measures all photographs, untouched and edited, into a file with one case per line; existing cases are skipped. */
export async function measureRetouches(file: string, workers: number): Promise<readonly RetouchCase[]> {
  mkdirSync(dirname(file), { recursive: true })
  const known = new Set(readCases(file).map(({ photo }) => photo))
  const open = listRetouchPhotos()
    .map((photo, place) => [photo, place] as const)
    .filter(([photo]) => !known.has(photo))
  await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const own = open.filter((_, i) => i % workers === index)
      return own.length === 0 ? null : runWorker(own, file)
    }),
  )
  return readCases(file)
}

function readCases(file: string): readonly RetouchCase[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as RetouchCase)
}

function runWorker(photos: readonly (readonly [photo: string, place: number])[], file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: photos })
    worker.on('message', (cases: readonly RetouchCase[]) =>
      appendFileSync(file, cases.map((one) => `${JSON.stringify(one)}\n`).join('')),
    )
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))))
  })
}
