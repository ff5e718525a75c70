import type { Access } from '@riflesso/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { IMAGE_COOKIE } from './image-cookie.ts'
import { type Actor, findByImageToken, findByToken } from './session-store.ts'

/**
 * Who makes this call, from the bearer token or, where the operation allows it, the image cookie.
 *
 * @throws AppError 'token-missing' without a token, 'token-invalid' when its session is unknown or over
 */
export async function authenticate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  access: Exclude<Access, 'public'>,
  request: FastifyRequest,
): Promise<Actor> {
  const bearer = bearerToken(request)
  const cookie = access === 'session-or-image-cookie' ? request.cookies[IMAGE_COOKIE] : undefined
  if (!bearer && !cookie) throw new AppError('token-missing')
  const now = clock()
  const actor = bearer ? await findByToken(db, bearer, now) : await findByImageToken(db, cookie ?? '', now)
  if (!actor) throw new AppError('token-invalid')
  return actor
}

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
