// `npm run check`: types, lint, unused code and the packages' tests. Run it before each commit.
import { printDurations, runLanes, runStage } from './run-stages.mjs'
import { ensureInstalled } from './runtime.mjs'
import { lint, routeTypes, types, unusedCode, vitest } from './stages.mjs'

const start = performance.now()
ensureInstalled()
const results = [
  await runStage(routeTypes),
  ...(await runLanes([
    [types('apps/server'), types('packages')],
    [types('apps/web'), types('apps/web/worker'), types('tests'), types('scripts')],
    [lint, unusedCode],
  ])),
  await runStage(vitest("The packages' tests", '--project', 'packages')),
]
printDurations(results, (performance.now() - start) / 1000)
process.exit(results.every(({ passed }) => passed) ? 0 : 1)
