import { readFileSync } from 'node:fs'
import { planFormula, type Situation } from '@riflesso/colorimetry'

const CASES = new URL('../../../packages/colorimetry/src/testing/master-cases.jsonl', import.meta.url)

/** Milliseconds of each planning of the judged cases, options included, over several rounds after a warm-up. */
export function timePlanning(rounds: number, warmUp: number): number[] {
  const situations = readFileSync(CASES, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { situation: Situation }).situation)
  const times: number[] = []
  for (let round = -warmUp; round < rounds; round++)
    for (const situation of situations) {
      const start = performance.now()
      planFormula(situation)
      if (round >= 0) times.push(performance.now() - start)
    }
  return times
}
