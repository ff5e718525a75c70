import { type ErrorCode, SESSION_OVER_CODES } from './errors.ts'

/** The owner of a salon, and a collaborator. */
export const ROLES = ['master', 'child'] as const
export type Role = (typeof ROLES)[number]

/**
 * Who may call an operation (decision 0033), with the failures that follow from it:
 * - 'public': anybody
 * - 'session': a verified person with the bearer token of a session
 * - 'image-cookie': the same, or the image cookie; for GETs of images alone
 * - 'owner': a session of the owner of the salon
 * - 'operator': a session of the person who runs the installation, in production with a second factor
 */
export const ACCESS_ERRORS = {
  public: [],
  session: SESSION_OVER_CODES,
  'image-cookie': SESSION_OVER_CODES,
  owner: ['forbidden', ...SESSION_OVER_CODES],
  operator: ['forbidden', 'second-factor-required', ...SESSION_OVER_CODES],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>
export type Access = keyof typeof ACCESS_ERRORS

/** Whether the salon is theirs: some operations that both may call do more, or ask for more, for its owner. */
export const ownsSalon = (role: Role): boolean => role === 'master'

/** Whether somebody of a salon may call an operation. No role tells who the operator is. */
export const mayCall = ({ access }: { readonly access: Exclude<Access, 'operator'> }, role: Role): boolean =>
  access !== 'owner' || ownsSalon(role)
