import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the answer was sent: the user cancelled, or went away. */
export function abandoned(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
