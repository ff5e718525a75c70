import { expect, test } from 'vitest'
import { createEventReader } from './send-analysis.ts'

const STREAM = 'event: stage\ndata: {"stage":"waiting"}\n\n:\n\nevent: result\ndata: {"a":1}\n\n'

test('each event is returned once, when complete, wherever the text is split', () => {
  for (let cut = 0; cut <= STREAM.length; cut++) {
    const read = createEventReader()
    const before = read(STREAM.slice(0, cut))
    const after = read(STREAM)
    expect([...before, ...after]).toEqual([
      { id: undefined, event: 'stage', data: '{"stage":"waiting"}' },
      { id: undefined, event: 'result', data: '{"a":1}' },
    ])
    expect(read(STREAM)).toEqual([])
  }
})

test('an incomplete event is not returned', () => {
  const read = createEventReader()
  expect(read('event: result\ndata: {"a":')).toEqual([])
  expect(read('event: result\ndata: {"a":')).toEqual([])
})
