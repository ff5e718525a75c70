import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the answer was sent: the user cancelled, or went away. */
export function abandoned(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const abortUnlessAnswered = () => {
    if (!reply.raw.writableFinished) controller.abort()
  }
  // The connection may have closed while the session was looked up. That event does not come again.
  if (reply.raw.closed) abortUnlessAnswered()
  else reply.raw.on('close', abortUnlessAnswered)
  return controller.signal
}
