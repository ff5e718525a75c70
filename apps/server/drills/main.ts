import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseGone } from './database-gone.ts'
import type { Drill, Outcome } from './drill.ts'
import { kills } from './kills.ts'
import { lastAnalysis } from './last-analysis.ts'
import { createPlace, ENGINES, type Engine } from './place.ts'
import { rollingRestart } from './rolling-restart.ts'

// Things go wrong on purpose: `npm run drills`. `--scale 0.1` does a tenth of the repetitions, `--only` those whose name
// holds the word. Everything listens on loopback. Results also go to .cache/drills/drill-results.json.
const DRILLS: readonly Drill[] = [kills, lastAnalysis, rollingRestart, databaseGone]
const folder = resolve(import.meta.dirname, '../../../.cache/drills')

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' }, only: { type: 'string' } } })
const scale = Number(values.scale)
if (!(scale > 0 && scale <= 1)) throw new Error('--scale: a number above 0, at most 1')

type Line = Outcome & { readonly drill: string; readonly engine: Engine; readonly seconds: number }

async function runDrill(drill: Drill, engine: Engine): Promise<Line | null> {
  const place = await createPlace(engine)
  if (place === null) return null
  const started = performance.now()
  try {
    const outcome = await drill.run(place, scale)
    return { drill: drill.name, engine, seconds: Math.round((performance.now() - started) / 1000), ...outcome }
  } finally {
    await place.remove()
  }
}

const lines: Line[] = []
let skipped = 0
for (const drill of DRILLS.filter(({ name }) => name.includes(values.only ?? ''))) {
  for (const engine of ENGINES.filter((engine) => engine === 'postgresql' || !drill.onlyPostgres)) {
    const line = await runDrill(drill, engine)
    if (line) lines.push(line)
    else skipped++
    console.log(
      line
        ? `${line.passed ? 'passed' : 'FAILED'}  ${drill.name}, ${engine}, ${line.seconds} s`
        : `skipped ${drill.name}: PostgreSQL is not installed`,
    )
    if (line)
      console.log(
        `        ${Object.entries(line.figures)
          .map(([name, figure]) => `${name} ${figure}`)
          .join(', ')}`,
      )
  }
}
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'drill-results.json'), JSON.stringify({ scale, skipped, lines }, null, 2))
process.exit(lines.length > 0 && lines.every(({ passed }) => passed) ? 0 : 1)
