import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the answer was sent: the client cancelled or disconnected. */
export function abortOnClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const abortUnlessAnswered = () => {
    if (!reply.raw.writableFinished) controller.abort()
  }
  // The connection may have closed during the session lookup. That event is not repeated.
  if (reply.raw.closed) abortUnlessAnswered()
  else reply.raw.on('close', abortUnlessAnswered)
  return controller.signal
}
