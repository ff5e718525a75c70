import { type Access, mayCall, SESSION_REST_HEADER } from '@riflesso/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_MS } from '../clock.ts'
import { DEMONSTRATION_LOGIN } from '../demonstration-login.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { IMAGE_COOKIE, setImageCookie } from './image-cookie.ts'
import { type Actor, findByImageToken, findByToken, findEmail, findLockout, hasSecondFactor } from './session-store.ts'
import { imageTokenOf } from './tokens.ts'

/** Dependencies of the session check. */
export type SessionDeps = Pick<Deps, 'config' | 'db' | 'clock'>

/**
 * The caller, from the bearer token or, if the operation allows it, the image cookie. When the call extends
 * the session, the answer extends the cookie too: both expire together.
 *
 * @throws AppError 'token-missing' without a token, 'token-invalid' when its session is unknown or expired,
 * 'account-suspended' or 'account-removed' when its user has no place in the salon any more
 */
async function authenticate(
  { config, db, clock }: SessionDeps,
  access: Exclude<Access, 'public'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor> {
  const bearer = bearerToken(request)
  const cookie = access === 'image-cookie' ? request.cookies[IMAGE_COOKIE] : undefined
  const imageToken = bearer ? imageTokenOf(bearer) : cookie
  if (!imageToken) throw new AppError('token-missing')
  const now = clock()
  const session = bearer ? await findByToken(db, bearer, now) : await findByImageToken(db, imageToken, now)
  if (!session) throw new AppError((bearer && (await findLockout(db, bearer, now))) || 'token-invalid')
  const { restMs, isExtended } = session
  if (isExtended) setImageCookie(reply, config, { imageToken, restMs })
  // Copies stored by the browser expire with the session.
  if (bearer) reply.header(SESSION_REST_HEADER, Math.floor(restMs / SECOND_MS))
  return session.actor
}

/** The token in the header of a request. */
export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]

/**
 * The caller of an operation with this access; null on public operations, which need no session.
 *
 * @throws AppError those of `authenticate`, 'forbidden' when the role does not suffice, 'second-factor-required'
 */
export async function authorise(deps: SessionDeps, access: Access, request: FastifyRequest, reply: FastifyReply) {
  if (access === 'public') return null
  const actor = await authenticate(deps, access, request, reply)
  if (access === 'operator') await requireOperator(deps, actor)
  else if (!mayCall({ access }, actor.role)) throw new AppError('forbidden')
  return actor
}

type OperatorDeps = Pick<Deps, 'config' | 'db'>

/**
 * Only for the operator of this installation, who sees the payments of every salon; in production with a second factor.
 *
 * @throws AppError 'forbidden', 'second-factor-required'
 */
async function requireOperator(deps: OperatorDeps, actor: Pick<Actor, 'userId'>): Promise<void> {
  if (!(await isOperator(deps, actor))) throw new AppError('forbidden')
  if (deps.config.mode === 'production' && !(await hasSecondFactor(deps.db, actor.userId)))
    throw new AppError('second-factor-required')
}

/** Whether the user's address is one of the settings; in demonstration mode also the demonstration account's. */
export async function isOperator(
  { config: { adminEmails, mode }, db }: OperatorDeps,
  { userId }: Pick<Actor, 'userId'>,
): Promise<boolean> {
  const email = await findEmail(db, userId)
  return adminEmails.includes(email) || (mode === 'demonstration' && email === DEMONSTRATION_LOGIN.email)
}
