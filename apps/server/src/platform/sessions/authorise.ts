import { type Access, mayCall } from '@riflesso/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { authenticate, type SessionDeps } from './authenticate.ts'
import { requireOperator } from './operator.ts'
import type { Actor } from './session-store.ts'

/**
 * The caller of an operation with this access; null on public operations, which need no session.
 *
 * @throws AppError those of `authenticate`, 'forbidden' when the role does not suffice, 'second-factor-required'
 */
export async function authorise(
  deps: SessionDeps,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | null> {
  if (access === 'public') return null
  const actor = await authenticate(deps, access, request, reply)
  if (access === 'operator') await requireOperator(deps, actor)
  else if (!mayCall({ access }, actor.role)) throw new AppError('forbidden')
  return actor
}
