import { expect, test } from 'vitest'
import { slowestFiles } from './slowest-files.mjs'

const unit = {
  testResults: [
    { name: '/clone/packages/a.test.ts', startTime: 1000, endTime: 3000 },
    { name: '/clone/packages/b.test.ts', startTime: 1000, endTime: 1500 },
  ],
}
/** @param {number[]} durations */
const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
const e2e = { suites: [{ file: 'x.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(250, 500)] }] }] }

test('slowestFiles lists the slowest files of both reports with their seconds', () => {
  expect(slowestFiles(unit, e2e, '/clone', 2)).toEqual([
    { file: 'packages/a.test.ts', seconds: 2 },
    { file: 'tests/x.spec.ts', seconds: 1.75 },
  ])
})

test('slowestFiles is empty without a report', () => {
  expect(slowestFiles(null, null, '/clone', 20)).toEqual([])
})
