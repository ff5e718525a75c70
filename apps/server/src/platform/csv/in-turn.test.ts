import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { inTurn } from './with-list.ts'

/** Starts work that ends when told, and notes what was received and started. */
function createWorks() {
  const received: string[] = []
  const started: string[] = []
  const start = (salonId: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const work = () => {
      started.push(name)
      return promise
    }
    const result = inTurn(salonId, async () => received.push(name), work)
    return { result, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { received, started, start }
}

describe('lists in turn', () => {
  test('lists of one salon are received and worked on one after the other, in the order of their arrival', async () => {
    const { received, started, start } = createWorks()
    const works = ['first', 'second', 'third'].map((name) => start('aurora', name))
    for (const [index, work] of works.entries()) {
      await setImmediate()
      expect(started).toHaveLength(index + 1)
      expect(received).toEqual(started)
      work.end()
    }
    expect(await Promise.all(works.map(({ result }) => result))).toEqual(['first', 'second', 'third'])
    expect(started).toEqual(['first', 'second', 'third'])
  })

  test('lists of two salons are worked on together, and those that wait for one of them delay no other', async () => {
    const { started, start } = createWorks()
    const slow = ['slow', 'later', 'last'].map((name) => start('aurora', name))
    const others = [start('bruna', 'bruna'), start('chiara', 'chiara')]
    await setImmediate()
    expect(started).toEqual(['slow', 'bruna'])
    others[0]?.end()
    await setImmediate()
    expect(started).toEqual(['slow', 'bruna', 'chiara'])
    for (const { end } of [...slow, ...others]) end()
    await Promise.all([...slow, ...others].map(({ result }) => result))
    expect(started.slice(3)).toEqual(['later', 'last'])
  })

  test('a list that fails lets the next one of its salon begin', async () => {
    const { started, start } = createWorks()
    const [failing, next] = [start('aurora', 'failing'), start('aurora', 'next')]
    failing.fail()
    await expect(failing.result).rejects.toThrow('failing')
    next.end()
    expect(await next.result).toBe('next')
    expect(started).toEqual(['failing', 'next'])
  })
})
