import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_MS } from '#platform/clock'
import { errorBody, logFailure, toAppError } from '#platform/http/failure'
import type { OnStage } from '../engines/engine.ts'

/** Proxies close connections that stay idle for about half a minute. */
const HEARTBEAT_MS = 10 * SECOND_MS

/** Whether the caller wants progress events (`Accept: text/event-stream`). */
export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').toLowerCase().includes('text/event-stream')

/**
 * Runs `work` and reports it as server-sent events: 'stage' at the start of each stage, comments in between as a heartbeat,
 * and finally 'result' with the plain answer, or 'failure' with its error and status.
 */
export async function tellAsEvents<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (onStage: OnStage) => Promise<T>,
  heartbeatMs = HEARTBEAT_MS,
): Promise<FastifyReply> {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (!stream.destroyed) stream.write(text)
  }
  const send = (event: string, json: string) => write(`event: ${event}\ndata: ${json}\n\n`)
  const onStage: OnStage = (stage) => send('stage', JSON.stringify({ stage }))
  // The last header is for proxies that would buffer the events.
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
  reply.type('text/event-stream; charset=utf-8').send(stream)
  onStage('waiting')
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
  try {
    const answer = await work(onStage)
    send('result', String(reply.serialize(answer)))
  } catch (thrown) {
    const failure = toAppError(thrown)
    logFailure(request.log, thrown, failure)
    send('failure', JSON.stringify({ status: failure.status, ...errorBody(failure) }))
  } finally {
    clearInterval(heartbeat)
    stream.end()
  }
  return reply
}
