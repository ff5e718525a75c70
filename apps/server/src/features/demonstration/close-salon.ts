import { findUserByEmail, updatePassword } from '#features/auth'
import { DEMONSTRATION_LOGIN } from '#platform/demonstration-login'
import type { Deps } from '#platform/deps'
import { endSessionsOf } from '#platform/sessions/session-store'
import { newToken } from '#platform/sessions/tokens'

/**
 * In production: removes from the demonstration account, left by a start in demonstration mode, its published
 * password, and ends its sessions. An account whose password was changed is left alone. Returns true when it did.
 */
export async function closeDemonstrationSalon({
  config,
  db,
  clock,
  passwords,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'passwords'>): Promise<boolean> {
  if (config.mode !== 'production') return false
  const salon = await findUserByEmail(db, DEMONSTRATION_LOGIN.email)
  if (!salon || !(await passwords.matches(salon.password, DEMONSTRATION_LOGIN.password))) return false
  const unknown = await passwords.hash(newToken())
  await db.transaction(async (tx) => {
    await updatePassword(tx, salon.id, unknown, clock())
    await endSessionsOf(tx, salon.id)
  })
  return true
}
