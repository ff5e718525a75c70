import { expect, test } from 'vitest'
import { createEventReader } from './event-stream.ts'

const STREAM = 'event: stage\ndata: {"stage":"waiting"}\n\n:\n\nevent: result\ndata: {"a":1}\n\n'

test('events come once, as soon as they are whole, wherever the text is cut', () => {
  for (let cut = 0; cut <= STREAM.length; cut++) {
    const read = createEventReader()
    const before = read(STREAM.slice(0, cut))
    const after = read(STREAM)
    expect([...before, ...after]).toEqual([
      { name: 'stage', data: '{"stage":"waiting"}' },
      { name: 'result', data: '{"a":1}' },
    ])
    expect(read(STREAM)).toEqual([])
  }
})

test('what is not complete is no event', () => {
  const read = createEventReader()
  expect(read('event: result\ndata: {"a":')).toEqual([])
  expect(read('')).toEqual([])
})
