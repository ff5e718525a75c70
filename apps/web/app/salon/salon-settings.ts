import { type BrandNotation, notationOf } from '@riflesso/colorimetry'
import { salonSettings } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

export const salonSettingsQuery = queryOptions({
  queryKey: [salonSettings.path],
  queryFn: ({ signal }) => callWithOfflineFallback(salonSettings, {}, { signal }),
})

/** The brand's notation that is shown beside the generic one, with the salon's answers; null if none, and while loading. */
export function useSalonBrand(): BrandNotation | null {
  const { data } = useQuery(salonSettingsQuery)
  return useMemo(() => (data?.brand ? notationOf(data.brand, data.reflects) : null), [data])
}
