import { serviceFields } from '@riflesso/contract'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createStoredText } from '~/store.ts'
import { createStoredList } from '~/stored-list.ts'

/** Key in local storage of the closed services that the server has not confirmed. */
export const SERVICES_TO_SEND = 'services-to-send'

/** A service that was closed offline: ids and grams, nothing about the client. */
const serviceSchema = z.object({ salonId: z.string(), analysisId: z.string(), body: serviceFields })
export type ServiceToSend = z.input<typeof serviceSchema>

/** The queue of this browser, for all its salons. It outlives the session; only a session of the same salon sends from it. */
export const servicesToSend = createStoredList<ServiceToSend>(createStoredText(SERVICES_TO_SEND), serviceSchema)

/** Whether a closed service of a salon is queued; of any salon while it is unknown. */
export const useHasServicesToSend = (salonId: string | null): boolean =>
  useSyncExternalStore(
    servicesToSend.watch,
    () => servicesToSend.get().some((each) => salonId === null || each.salonId === salonId),
    () => false,
  )
