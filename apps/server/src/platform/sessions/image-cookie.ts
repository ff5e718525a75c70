import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import type { NewSession } from './session-store.ts'

export const IMAGE_COOKIE = 'riflesso_image'

/**
 * Sets the cookie that lets <img> show stored photos, with the idle timeout of its session. It allows image
 * GETs only: every change requires the bearer token, so the cookie is useless to a forged request.
 */
export function setImageCookie(
  reply: FastifyReply,
  config: Config,
  { imageToken, restMs }: Pick<NewSession, 'imageToken' | 'restMs'>,
): void {
  reply.setCookie(IMAGE_COOKIE, imageToken, { ...cookieScope(config), maxAge: Math.floor(restMs / 1000) })
}

export function clearImageCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(IMAGE_COOKIE, cookieScope(config))
}

const cookieScope = (config: Config) => ({
  path: '/api/analysis',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: config.publicUrl.startsWith('https:'),
})
