import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/errors'
import { createSalonQueues, type Place } from './salon-queues.ts'

const MEGABYTE = 1024 * 1024
const NEVER = new AbortController().signal

describe('the memory of uploads', () => {
  /** Lets requests of a salon in, which stay open until `leave`. */
  const open = async (queues: ReturnType<typeof createSalonQueues>, salonId: string) => {
    const leave = Promise.withResolvers<void>()
    const { promise: place, resolve } = Promise.withResolvers<Place>()
    const ended = queues.enter(salonId, NEVER, async (own) => {
      resolve(own)
      await leave.promise
    })
    const close = () => {
      leave.resolve()
      return ended
    }
    return { ...(await place), close }
  }
  const refusalOf = (reserve: () => void) => {
    try {
      reserve()
    } catch (error) {
      return error instanceof AppError && [error.code, error.details.retryAfterSeconds]
    }
    return null
  }

  test('the uploads of one salon hold at most a quarter of the memory, and another salon has room', async () => {
    const queues = createSalonQueues()
    const uploads = await Promise.all(Array.from({ length: 12 }, () => open(queues, 'a')))
    for (const { reserve } of uploads) reserve(6 * MEGABYTE)
    const [first] = uploads
    expect(refusalOf(() => first?.reserve(9 * MEGABYTE))).toEqual(['too-many-analyses', 5])
    expect(refusalOf(() => first?.reserve(8 * MEGABYTE))).toBeNull()
    const other = await open(queues, 'b')
    expect(refusalOf(() => other.reserve(80 * MEGABYTE))).toBeNull()
    // What is reserved is free again when its request has ended.
    await first?.close()
    const next = await open(queues, 'a')
    expect(refusalOf(() => next.reserve(15 * MEGABYTE))).toEqual(['too-many-analyses', 5])
    expect(refusalOf(() => next.reserve(14 * MEGABYTE))).toBeNull()
  })

  test('the uploads of all salons hold at most 320 MB', async () => {
    const queues = createSalonQueues()
    const uploads = await Promise.all(['a', 'b', 'c', 'd'].map((salon) => open(queues, salon)))
    for (const { reserve } of uploads) reserve(80 * MEGABYTE)
    const last = await open(queues, 'e')
    expect(refusalOf(() => last.reserve(1))).toEqual(['busy', 5])
    await uploads[0]?.close()
    expect(refusalOf(() => last.reserve(80 * MEGABYTE))).toBeNull()
  })

  test('the thirteenth open request of a salon is refused, whatever it brings', async () => {
    const queues = createSalonQueues()
    await Promise.all(Array.from({ length: 12 }, () => open(queues, 'a')))
    await expect(open(queues, 'b')).resolves.toBeTruthy()
    await expect(queues.enter('a', NEVER, async () => null)).rejects.toMatchObject({ code: 'too-many-analyses' })
  })
})
