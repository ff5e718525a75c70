import type { ErrorCode } from '@riflesso/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'
import { errorBody, toAppError } from './failure.ts'
import type { Log } from './logging.ts'

/** Caused by a setting of the operator, although its status is that of a server failure. */
const NO_FAULT = 'payments-off' satisfies ErrorCode

/** Refusals that are expected under load, or of a slow web site: nothing is broken. */
const EXPECTED: readonly ErrorCode[] = ['busy', 'download-timeout']

/** Answers every failure as `{ error, code, ... }` with the status of the contract's table. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure)
}

/** Logs a failure of the server: an expected refusal as a warning without a stack. */
export function logFailure(log: Pick<Log, 'warn' | 'error'>, thrown: unknown, { code, status }: AppError): void {
  if (status < 500 || code === NO_FAULT) return
  if (EXPECTED.includes(code)) log.warn({ code }, 'request refused')
  else log.error({ err: thrown }, 'request failed')
}

export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure: AppError = toAppError(thrown)
  logFailure(request.log, thrown, failure)
  if (failure.details.retryAfterSeconds !== undefined) reply.header('retry-after', failure.details.retryAfterSeconds)
  // The rest of a request that is too slow is not waited for.
  if (failure.status === 408) reply.header('connection', 'close')
  return reply.status(failure.status).send(errorBody(failure))
}
