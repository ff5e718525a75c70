import type { BrandId } from '@riflesso/colorimetry'
import { salonSettings } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

export const salonSettingsQuery = queryOptions({
  queryKey: [salonSettings.path],
  queryFn: ({ signal }) => callWithOfflineFallback(salonSettings, {}, { signal }),
})

/** The brand whose notation is shown beside the generic one; null if none, and while loading. */
export const useSalonBrand = (): BrandId | null => useQuery(salonSettingsQuery).data?.brand ?? null
