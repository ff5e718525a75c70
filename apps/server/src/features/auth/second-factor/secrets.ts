import type { Deps } from '#platform/deps'

const contextOf = (userId: string) => `second_factors.secret:${userId}`

/** The secret of a person as it is kept. */
export const sealSecret = ({ encryption }: Pick<Deps, 'encryption'>, userId: string, secret: string): string =>
  encryption.encrypt(secret, contextOf(userId))

/** The secret of a person as the app knows it. */
export const openSecret = ({ encryption }: Pick<Deps, 'encryption'>, userId: string, sealed: string): string =>
  encryption.decrypt(sealed, contextOf(userId))

/** A recovery code of a person as it is kept. */
export const hashRecoveryCode = ({ keyedHash }: Pick<Deps, 'keyedHash'>, userId: string, code: string): string =>
  keyedHash(code, `recovery_codes:${userId}`)
