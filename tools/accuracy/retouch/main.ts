/**
 * npm run accuracy:retouch [-- --workers N]
 *
 * Edits the photographs, measures features, fits the models on the fit half and writes them into the product; scores the test
 * half into docs/accuracy-retouch.json, the source of a section of accuracy.md. Measurements are cached in .cache; delete that
 * file to repeat them. Takes half an hour on two idle cores.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { retouchScore } from '../../../packages/vision/src/retouch/retouch-model.ts'
import { round } from '../statistics.ts'
import { fitModels, writeModels } from './fit.ts'
import { measureRetouches } from './measure.ts'

const root = join(import.meta.dirname, '../../..')
const { values } = parseArgs({
  options: { workers: { type: 'string', default: String(Math.max(1, Math.min(8, availableParallelism()))) } },
})
const measured = await measureRetouches(join(root, '.cache/retouch-cases.jsonl'), Number(values.workers))
const fitted = fitModels(measured)
writeFileSync(join(root, 'packages/vision/src/retouch/retouch-models.ts'), writeModels(fitted))
const models = fitted.map(({ edit, sign, threshold }) => ({ edit, sign, threshold }))
const cases = measured
  .filter(({ half }) => half === 'test')
  .map(({ photo, edit, strength, signs }) => {
    const scores = signs && fitted.map((model) => round(retouchScore(signs, model), 2))
    return JSON.stringify({ photo, edit, strength, scores })
  })
writeFileSync(
  join(root, 'docs/accuracy-retouch.json'),
  `{"models":${JSON.stringify(models)},\n"cases":[\n${cases.join(',\n')}\n]}\n`,
)
console.error(`${measured.length} cases; now npm run accuracy -- --rewrite`)
