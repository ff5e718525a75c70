import { type ErrorCode, SESSION_OVER_CODES } from './errors.ts'

/** 'master' owns the salon; the others are its collaborators. */
export const ROLES = ['master', 'child'] as const
export type Role = (typeof ROLES)[number]

/**
 * Who may call an operation (decision 0033), with the resulting errors:
 * - 'public': any caller
 * - 'session': a verified user with the bearer token of a session
 * - 'image-cookie': as 'session', or a request with the image cookie; only for GETs of images
 * - 'owner': a session of the owner of the salon
 * - 'operator': a session of the operator of the installation, in production with a second factor
 */
export const ACCESS_ERRORS = {
  public: [],
  session: SESSION_OVER_CODES,
  'image-cookie': SESSION_OVER_CODES,
  owner: ['forbidden', ...SESSION_OVER_CODES],
  operator: ['forbidden', 'second-factor-required', ...SESSION_OVER_CODES],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>
export type Access = keyof typeof ACCESS_ERRORS

/** Whether the role is the salon's owner. Some operations of both roles do more, or require more, for the owner. */
export const ownsSalon = (role: Role): boolean => role === 'master'

/** Whether a role may call an operation. False for operator operations: a role does not identify the operator. */
export const mayCall = ({ access }: { readonly access: Exclude<Access, 'operator'> }, role: Role): boolean =>
  access !== 'owner' || ownsSalon(role)
