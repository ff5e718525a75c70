import { z } from 'zod'
import { keptInTab } from '../kept-in-tab.ts'

/** An unverified address, and the token of its registration if known. */
export const waitingSchema = z.object({ email: z.string(), registrationToken: z.string().optional().catch(undefined) })
export type WaitingRegistration = z.infer<typeof waitingSchema>

/** The pending registration of this tab. */
export const keptRegistration = keptInTab('waiting-registration', waitingSchema)
