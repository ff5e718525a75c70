import { z } from 'zod'

/**
 * Who made something of the salon's: the name signs it, also when that person is no longer in the team. Null once they
 * have deleted their own account.
 */
export const authorSchema = z.object({ firstName: z.string(), lastName: z.string() }).nullable()
export type Author = z.infer<typeof authorSchema>
