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

- R9-003: nobody has painted it.
`

const bearing = (title, outcome = 'passed') => ({ title, outcome })
const proven = [bearing('opens [R2-001]'), bearing('names them [R5-002]')]

describe('requirements and the titles of tests', () => {
  test('agree when every row has a test that passed', () => {
    expect(requirementFaults(page, proven)).toEqual([])
    expect(requirementFaults(page, [bearing('opens for those it names [R2-001 R5-002]')])).toEqual([])
    expect(requirementFaults(page, [...proven, bearing('opens once more [R2-001]', 'skipped')])).toEqual([])
  })

  test.each([
    ['has no test', [proven[0]], ['R5-002: no test bears it in its title']],
    ['has a test that failed', [...proven, bearing('x [R2-001]', 'failed')], ['R2-001: a test that bears it failed']],
    [
      'has skipped tests only',
      [proven[0], bearing('names them [R5-002]', 'skipped')],
      ['R5-002: every test that bears it was skipped'],
    ],
    ['is misspelt', [...proven, bearing('x [R2-100]')], ['R2-100: in a title, but without a row']],
    ['is proven by now', [...proven, bearing('x [R9-003]')], ['R9-003: not yet proven, but a test bears it']],
    [
      'stands within a text',
      [proven[0], bearing('R5-002 and nothing else')],
      ['R5-002: no test bears it in its title'],
    ],
  ])('disagree when one %s', (_, tests, faults) => {
    expect(requirementFaults(page, tests)).toEqual(faults)
  })

  test('disagree when the page itself is wrong', () => {
    expect(requirementFaults(page.replace('R5-002', 'R2-001'), proven)).toEqual([
      'R2-001: has two rows',
      'R5-002: in a title, but without a row',
    ])
    expect(requirementFaults(page.replace('| R9-003', '| R9-004'), proven)).toEqual([
      'R9-004: no test bears it in its title',
      'R9-003: not yet proven, but without a row',
    ])
    expect(requirementFaults('', [])).toEqual(['the page has no rows'])
  })
})

test('tests are read from both reports', () => {
  const unit = (title, status) => ({ title, fullName: `a group ${title}`, status })
  expect(
    testsOfVitest({
      testResults: [
        { assertionResults: [unit('a [R2-001]', 'passed'), unit('b', 'failed')] },
        { assertionResults: [unit('c', 'pending'), unit('d', 'skipped'), unit('e', 'todo')] },
      ],
    }).map(({ title, outcome }) => `${title}: ${outcome}`),
  ).toEqual(['a [R2-001]: passed', 'b: failed', 'c: skipped', 'd: skipped', 'e: skipped'])

  const journey = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) })
  expect(
    testsOfPlaywright({
      suites: [
        {
          specs: [journey('a', 'expected', 'unexpected')],
          suites: [{ specs: [journey('b', 'flaky'), journey('c', 'skipped')] }],
        },
      ],
    }).map(({ title, outcome }) => `${title}: ${outcome}`),
  ).toEqual(['b: passed', 'c: skipped', 'a: passed', 'a: failed'])
  expect([...testsOfVitest(null), ...testsOfPlaywright(null)]).toEqual([])
})

test('the page has its rows in order, and says why one is not proven', () => {
  const text = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')
  const { ids, notYet } = requirementsOf(text)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids).toEqual(ids.toSorted())
  const reasons = text.match(/^- R\d-\d{3}: .{10,}$/gm) ?? []
  expect(reasons.length).toBe(notYet.length)
})
