import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.mjs'

const unit = {
  testResults: [
    {
      name: '/clone/packages/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { title: 'adds', status: 'passed', failureMessages: [] },
        { title: 'divides', status: 'failed', failureMessages: ['\u001b[31mError: by zero\u001b[39m\n    at a.ts:1'] },
      ],
    },
    { name: '/clone/packages/b.test.ts', status: 'failed', message: 'cannot load\nb.ts', assertionResults: [] },
    { name: '/clone/packages/c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
}
/** @param {string} title @param {string} status @param {{ error?: { message: string } }[]} results */
const spec = (title, status, ...results) => ({ title, file: 'x.spec.ts', tests: [{ status, results }] })
const e2e = {
  suites: [
    {
      specs: [spec('signs in', 'expected', {})],
      suites: [{ specs: [spec('pays', 'unexpected', {}, { error: { message: 'Timed out\nwaiting' } })] }],
    },
  ],
}

test('failedTests lists the failed tests of both reports with the first line of each error', () => {
  expect(failedTests(unit, e2e, '/clone')).toEqual([
    { file: 'packages/a.test.ts', title: 'divides', message: 'Error: by zero' },
    { file: 'packages/b.test.ts', title: '', message: 'cannot load' },
    { file: 'tests/x.spec.ts', title: 'pays', message: 'Timed out' },
  ])
})

test('failedTests is empty without a report', () => {
  expect(failedTests(null, null, '/clone')).toEqual([])
})
