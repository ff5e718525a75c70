import { z } from 'zod'

/**
 * Author of a record of the salon. The name stays after the author has left the team; null once the author has deleted the
 * account.
 */
export const authorSchema = z.object({ firstName: z.string(), lastName: z.string() }).nullable()
export type Author = z.infer<typeof authorSchema>

/** Shown as the author of records whose author's account is deleted. */
export const REMOVED_AUTHOR = 'Collaboratore rimosso'
