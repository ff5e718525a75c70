import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bigPhotos } from './big-photos.ts'
import { commitKills } from './commit-kills.ts'
import { databaseGone } from './database-gone.ts'
import type { Drill, Outcome, Skipped } from './drill.ts'
import { fullDisk } from './full-disk.ts'
import { handbook } from './handbook/handbook.ts'
import { kills } from './kills.ts'
import { lastAnalysis } from './last-analysis.ts'
import { longLists } from './lists/long-lists.ts'
import { mailGone } from './mail-gone.ts'
import { memoryBombs } from './memory-bombs.ts'
import { mixedLoad } from './mixed-load.ts'
import { modelGone } from './model-gone.ts'
import { mutatedImages } from './mutated-images.ts'
import { mutatedRequests } from './mutated-requests.ts'
import { paymentsGone } from './payments-gone.ts'
import { createPlace, type Engine, type Place } from './place.ts'
import { rollingRestart } from './rolling-restart.ts'
import { CACHE, killLeftServers } from './server.ts'
import { slowUploads, slowUploadsBehindNginx } from './uploads/slow-uploads.ts'

// Deliberate failures: `npm run drills`. `--scale 0.1` does a tenth of the repetitions; `--only` runs those whose name, or name with
// its database ('kill -9 under load, embedded'), contains the words; `--seed 2` makes other corrupted pictures. Everything listens on
// loopback. Results are also written to .cache/drills/drill-results.json.
const DRILLS: readonly Drill[] = [
  kills,
  commitKills,
  lastAnalysis,
  rollingRestart,
  handbook,
  databaseGone,
  fullDisk,
  mailGone,
  modelGone,
  paymentsGone,
  mutatedImages,
  mutatedRequests,
  mixedLoad,
  bigPhotos,
  memoryBombs,
  slowUploads,
  slowUploadsBehindNginx,
  longLists,
]

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
})
const scale = Number(values.scale)
if (!(scale > 0 && scale <= 1)) throw new Error('--scale: a number above 0, at most 1')
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed)) throw new Error('--seed: a whole number')

type Line = { readonly drill: string; readonly engine: Engine; readonly seconds: number } & (Outcome | Skipped)

let current: Place | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    killLeftServers()
    await current?.remove()
    process.exit(1)
  })
}

// A failure of the load is handled when its drill awaits it.
process.on('unhandledRejection', () => undefined)

/** A drill that throws has failed; the others still run. */
function broken(error: unknown): Outcome {
  console.error(error)
  return { passed: false, figures: {} }
}

async function runDrill(drill: Drill, engine: Engine): Promise<Line> {
  const place = await createPlace(engine)
  current = place
  if (place === null) return { drill: drill.name, engine, seconds: 0, skipped: 'PostgreSQL is not installed' }
  const started = performance.now()
  try {
    const outcome = await drill.run(place, scale, seed).catch(broken)
    return { drill: drill.name, engine, seconds: Math.round((performance.now() - started) / 1000), ...outcome }
  } finally {
    killLeftServers()
    await place.remove()
  }
}

function printLine(line: Line): void {
  const { drill, engine, seconds } = line
  if ('skipped' in line) {
    console.log(`skipped ${drill}, ${engine}: ${line.skipped}`)
    return
  }
  const figures = Object.entries(line.figures).map(([name, figure]) => `${name} ${figure}`)
  console.log(`${line.passed ? 'passed' : 'FAILED'}  ${drill}, ${engine}, ${seconds} s\n        ${figures.join(', ')}`)
}

await mkdir(CACHE, { recursive: true })
await writeFile(join(CACHE, 'servers.log'), '')
const lines: Line[] = []
for (const drill of DRILLS) {
  for (const engine of drill.engines) {
    if (!`${drill.name}, ${engine}`.includes(values.only)) continue
    const line = await runDrill(drill, engine)
    lines.push(line)
    printLine(line)
  }
}
await writeFile(join(CACHE, 'drill-results.json'), JSON.stringify({ scale, seed, lines }, null, 2))
const ran = lines.filter((line) => 'passed' in line)
process.exit(ran.length > 0 && ran.every(({ passed }) => passed) ? 0 : 1)
