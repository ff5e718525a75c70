import { z } from 'zod'
import { CODE_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'
import { messages } from './messages.ts'

/** Keeps three combining marks in a row: more of them cover the lines above and below. */
const fewMarks = (text: string) => text.replace(/((?:\p{M}\p{Cf}*){2}\p{M})(?:\p{Cf}*\p{M})+/gu, '$1')

/** A letter or digit that is seen: a Hangul filler is a letter, but blank. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** Removes control and invisible format characters, and collapses white space to single spaces. */
const asLine = (text: string) => fewMarks(text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/\p{Cf}/gu, '')).trim()

/** Removes control characters other than line breaks, and those of direction, which make a text read otherwise than it is stored. */
const asLines = (text: string) =>
  fewMarks(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')).trim()

/** A lone surrogate cannot be stored; report it instead of replacing it silently. */
const wellFormed = (message: string) =>
  z.string({ error: message }).refine((text) => text.isWellFormed(), messages.notText)

/** A cleaned, trimmed line of text that may be empty, such as a search term. */
export const lineOfText = (max: number) => wellFormed(messages.notText).overwrite(asLine).max(max, messages.tooLong)

/** A required, cleaned and trimmed line of text with a letter or digit. */
export const requiredText = (message: string, max = NAME_MAX_LENGTH) =>
  wellFormed(message)
    .overwrite(asLine)
    .refine((text) => VISIBLE.test(text), message)
    .max(max, messages.tooLong)

const nullWhenBlank = (text: string | null | undefined) => (text ? text : null)

/** An optional line of text: absent, null and blank all mean "none". */
export const optionalText = (max: number) => lineOfText(max).nullish().transform(nullWhenBlank)

/** Required text of several lines. */
export const requiredLines = (message: string, max: number) =>
  wellFormed(message).overwrite(asLines).min(1, message).max(max, messages.tooLong)

/** Optional text of several lines. */
export const optionalLines = (max: number) =>
  wellFormed(messages.notText).overwrite(asLines).max(max, messages.tooLong).nullish().transform(nullWhenBlank)

/** An ISO date that is plausible as a birth date. */
export const birthDateField = z.iso
  .date(messages.dateInvalid)
  .refine((day) => day >= '1900-01-01' && day < '2100-01-01', messages.dateInvalid)

export const emailField = z
  .string({ error: messages.emailInvalid })
  .trim()
  .toLowerCase()
  .max(254, messages.emailInvalid)
  .pipe(z.email(messages.emailInvalid))

export const newPasswordField = z
  .string({ error: messages.passwordTooShort })
  .min(PASSWORD_MIN_LENGTH, messages.passwordTooShort)
  .max(PASSWORD_MAX_LENGTH, messages.passwordTooLong)

/** An existing password, to be checked. */
export const passwordField = (missing: string) =>
  z.string({ error: missing }).min(1, missing).max(PASSWORD_MAX_LENGTH, messages.passwordTooLong)

/** The repetition of a new password. */
export const confirmPasswordField = z
  .string({ error: messages.confirmPasswordRequired })
  .min(1, messages.confirmPasswordRequired)

/** Arguments of `refine`: the repetition equals the new password in the field `name`. */
export const repeatedAs = <Name extends string>(name: Name) => {
  const both = z.object({ [name]: z.string(), confirmPassword: z.string().min(1) })
  const isSame = (body: Readonly<Record<Name | 'confirmPassword', string>>) => body[name] === body.confirmPassword
  // By default zod skips refinements when another field is invalid.
  const when = ({ value }: { readonly value: unknown }) => both.safeParse(value).success
  const rule = { path: ['confirmPassword'], message: messages.passwordsDiffer, when }
  return [isSame, rule] as const
}

export const codeField = z
  .string({ error: messages.codeLength })
  .trim()
  .toUpperCase()
  .length(CODE_LENGTH, messages.codeLength)

export const idField = z.uuid()
/** Parameters of a path with one id. */
export const idParams = z.object({ id: idField })

/** Names one act of a user: repeated with the same key, it is done once and gets the same answer. */
export const actKeyField = z.uuid().optional()

/**
 * Author of a record of the salon. The name stays after the author has left the team; null once the author has deleted the
 * account.
 */
export const authorSchema = z.object({ firstName: z.string(), lastName: z.string() }).nullable()
export type Author = z.infer<typeof authorSchema>

/** Shown as the author of records whose author's account is deleted. */
export const REMOVED_AUTHOR = 'Collaboratore rimosso'
