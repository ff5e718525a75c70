import { TOTP_DIGITS } from '@riflesso/contract'
import { Secret, TOTP } from 'otpauth'
import type { Deps } from '#platform/deps'
import type { UserRow } from '../repository.ts'

const ISSUER = 'Riflesso'
/** Accepted time steps before and after the current one, for clock drift. Source: RFC 6238, 5.2. */
const WINDOW = 1

// Supported by every authenticator app: SHA-1, 6 digits, 30 seconds (RFC 6238, and Google's key URI format).
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: 30,
  })

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The secret as a URI that apps read from a QR code. */
export const totpUri = (secret: string, { email }: Pick<UserRow, 'email'>): string => totpOf(secret, email).toString()

/** The time step of a code, or null when none of the accepted steps has this code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const contextOf = (userId: string) => `second_factors.secret:${userId}`

/** The secret of a user as stored. */
export const sealSecret = ({ encryption }: Deps, userId: string, secret: string): string =>
  encryption.encrypt(secret, contextOf(userId))

/** The secret of a user as in the app. */
export const openSecret = ({ encryption }: Deps, userId: string, sealed: string): string =>
  encryption.decrypt(sealed, contextOf(userId))

/** A recovery code of a user as stored. */
export const hashRecoveryCode = ({ keyedHash }: Deps, userId: string, code: string): string =>
  keyedHash(code, `recovery_codes:${userId}`)
