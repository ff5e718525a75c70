import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { requirementFaults, requirementsOf, testsOfPlaywright, testsOfVitest } from './requirements.mjs'

const page = `# Requirements

| id | requirement |
| --- | --- |
| R2-001 | The door opens. |
| R5-002 | The door says who may pass. |
| R9-003 | The door is blue. |

## Not yet proven

- R9-003: it is not painted yet.
`

/** @param {string} title */
const tagged = (title, outcome = 'passed') => ({ title, outcome })
const opens = tagged('opens [R2-001]')
const proven = [opens, tagged('names them [R5-002]')]

describe('requirementFaults', () => {
  test('requirementFaults is empty when every row has a test that passed', () => {
    expect(requirementFaults(page, proven)).toEqual([])
    expect(requirementFaults(page, [tagged('opens for those it names [R2-001 R5-002]')])).toEqual([])
    expect(requirementFaults(page, [...proven, tagged('opens again [R2-001]', 'skipped')])).toEqual([])
  })

  test.each([
    ['without a test', [opens], ['R5-002: no test title has it']],
    ['with a failed test', [...proven, tagged('x [R2-001]', 'failed')], ['R2-001: a test that proves it failed']],
    [
      'with skipped tests only',
      [opens, tagged('names them [R5-002]', 'skipped')],
      ['R5-002: every test that proves it was skipped'],
    ],
    ['with a misspelt id', [...proven, tagged('x [R2-100]')], ['R2-100: in a title, but without a row']],
    [
      'listed as not proven but tested',
      [...proven, tagged('x [R9-003]')],
      ['R9-003: not yet proven, but a test title has it'],
    ],
    ['whose id is not in brackets', [opens, tagged('R5-002 and nothing else')], ['R5-002: no test title has it']],
  ])('requirementFaults reports a requirement %s', (_, tests, faults) => {
    expect(requirementFaults(page, tests)).toEqual(faults)
  })

  test('requirementFaults reports duplicate and missing rows of the page', () => {
    expect(requirementFaults(page.replace('R5-002', 'R2-001'), proven)).toEqual([
      'R2-001: has two rows',
      'R5-002: in a title, but without a row',
    ])
    expect(requirementFaults(page.replace('| R9-003', '| R9-004'), proven)).toEqual([
      'R9-004: no test title has it',
      'R9-003: not yet proven, but without a row',
    ])
    expect(requirementFaults('', [])).toEqual(['the page has no rows'])
  })
})

test('titles and outcomes are read from both test reports', () => {
  /** @param {string} title @param {string} status */
  const unit = (title, status) => ({ title, fullName: `a group ${title}`, status })
  expect(
    testsOfVitest({
      testResults: [
        { assertionResults: [unit('a [R2-001]', 'passed'), unit('b', 'failed')] },
        { assertionResults: [unit('c', 'pending'), unit('d', 'skipped'), unit('e', 'todo')] },
      ],
    }).map(({ title, outcome }) => `${title}: ${outcome}`),
  ).toEqual(['a [R2-001]: passed', 'b: failed', 'c: skipped', 'd: skipped', 'e: skipped'])

  /** @param {string} title @param {string[]} statuses */
  const e2e = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) })
  expect(
    testsOfPlaywright({
      suites: [
        {
          specs: [e2e('a', 'expected', 'unexpected')],
          suites: [{ specs: [e2e('b', 'flaky'), e2e('c', 'skipped')] }],
        },
      ],
    }).map(({ title, outcome }) => `${title}: ${outcome}`),
  ).toEqual(['b: passed', 'c: skipped', 'a: passed', 'a: failed'])
  expect([...testsOfVitest(null), ...testsOfPlaywright(null)]).toEqual([])
})

test('docs/requirements.md has its rows in order and a reason for each unproven one', () => {
  const text = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')
  const { ids, notYet } = requirementsOf(text)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids).toEqual(ids.toSorted())
  const reasons = text.match(/^- R\d-\d{3}: .{10,}$/gm) ?? []
  expect(reasons.length).toBe(notYet.length)
})
