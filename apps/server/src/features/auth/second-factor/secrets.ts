import type { Deps } from '#platform/deps'

const contextOf = (userId: string) => `second_factors.secret:${userId}`

/** The secret of a user as stored. */
export const sealSecret = ({ encryption }: Pick<Deps, 'encryption'>, userId: string, secret: string): string =>
  encryption.encrypt(secret, contextOf(userId))

/** The secret of a user as in the app. */
export const openSecret = ({ encryption }: Pick<Deps, 'encryption'>, userId: string, sealed: string): string =>
  encryption.decrypt(sealed, contextOf(userId))

/** A recovery code of a user as stored. */
export const hashRecoveryCode = ({ keyedHash }: Pick<Deps, 'keyedHash'>, userId: string, code: string): string =>
  keyedHash(code, `recovery_codes:${userId}`)
