import type { z } from 'zod'
import { invalidValue } from '../copy/it.ts'
import { AppError } from '../errors.ts'
import { fieldMessages } from './failure.ts'

/** JSON parts arrive as text, or parsed when the client gave them a JSON content type. */
export const parseJsonFields = (texts: Readonly<Record<string, unknown>>, names: readonly string[]) => {
  const values = { ...texts }
  for (const name of names) {
    const value = values[name]
    if (typeof value !== 'string') continue
    try {
      values[name] = JSON.parse(value)
    } catch {
      throw new AppError('validation-failed', { fields: { [name]: invalidValue } })
    }
  }
  return values
}

/** The messages of invalid parts, by the paths of their fields. */
export const issueMessages = ({ issues }: z.ZodError) =>
  fieldMessages(issues.map(({ path, message }) => [path.map(String).join('.'), message]))
