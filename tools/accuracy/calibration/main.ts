/**
 * npm run accuracy:calibration [-- --half fit] [--rewrite]
 *
 * Reads rendered heads and photographs in twelve lights, with and without a ring of swatches photographed in the same light;
 * writes docs/calibration.md and docs/calibration.json. Deterministic; about ten minutes.
 *   --half fit  photographs of the fit half, printed and not written: for fitting
 *   --rewrite   only writes calibration.md again from calibration.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadHairNet } from '../../../packages/vision/src/index.ts'
import { calibrationReport } from './report.ts'
import { type CalibrationCase, tryPhotos, tryScenes } from './try-calibration.ts'

const { values } = parseArgs({
  options: { half: { type: 'string', default: 'test' }, rewrite: { type: 'boolean', default: false } },
})
const docs = join(import.meta.dirname, '../../../docs')
const jsonFile = join(docs, 'calibration.json')
const loadNet = () =>
  loadHairNet(readFileSync(new URL('../../../packages/vision/weights/hair-net.bin', import.meta.url)))

if (values.half === 'fit') console.log(calibrationReport(await tryPhotos(loadNet(), 'fit')))
else writeFileSync(join(docs, 'calibration.md'), calibrationReport(values.rewrite ? storedCases() : await measureAll()))

function storedCases(): readonly CalibrationCase[] {
  return JSON.parse(readFileSync(jsonFile, 'utf8'))
}

async function measureAll(): Promise<readonly CalibrationCase[]> {
  const net = loadNet()
  const cases = [...tryScenes(net), ...(await tryPhotos(net, 'test'))]
  writeFileSync(jsonFile, `[\n${cases.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
  return cases
}
