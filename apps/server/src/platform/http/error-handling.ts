import type { ErrorCode } from '@riflesso/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'
import { errorBody, toAppError } from './failure.ts'

/** Caused by a setting of the operator, although its status is that of a server failure. */
const NO_FAULT = 'payments-off' satisfies ErrorCode

/** Answers every failure as `{ error, code, ... }` with the status of the contract's table. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
}

export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure: AppError = toAppError(thrown)
  if (failure.status >= 500 && failure.code !== NO_FAULT) request.log.error({ err: thrown }, 'request failed')
  if (failure.details.retryAfterSeconds !== undefined) reply.header('retry-after', failure.details.retryAfterSeconds)
  return reply.status(failure.status).send(errorBody(failure))
}
