import { expect, it } from 'vitest'
import { idleSpans } from './idle-spans.ts'

const step = (action: 'apply' | 'rinse', at: number, minutes: number) =>
  ({ action, at, minutes, phase: 0, section: null, zones: ['roots'] }) as const
const bowl = { phase: 0, number: 1, of: 1, hands: 1, zones: ['roots'], applied: [10, 30], rinsed: [65, 70] } as const

it.each([
  ['a colour without looks', [], [[30, 65]]],
  ['a bowl with a look that leaves half an hour', [35], [[35, 65]]],
  ['a bowl that is looked at too often', [40, 60], []],
] as const)('the minutes free for another client during %s', (_name, looks, spans) => {
  const steps = [step('apply', 10, 20), step('rinse', 65, 5)]
  expect(idleSpans({ steps, sections: [{ ...bowl, looks: [...looks] }] })).toEqual(spans)
})
