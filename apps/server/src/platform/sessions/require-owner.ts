import { AppError } from '../errors.ts'
import type { Actor } from './session-store.ts'

/**
 * Lets only the owner of the salon go on.
 *
 * @throws AppError 'forbidden'
 */
export function requireOwner({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'master') throw new AppError('forbidden')
}
