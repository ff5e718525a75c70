import type { BrandId } from '@riflesso/colorimetry'
import { salonSettings } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callOrCopy } from '~/offline/call-or-copy.ts'

/** What the salon has chosen for itself. */
export const salonSettingsQuery = queryOptions({
  queryKey: [salonSettings.path],
  queryFn: ({ signal }) => callOrCopy(salonSettings, {}, { signal }),
})

/** The brand whose writing of shades is shown beside the generic one; null while none is known to be chosen. */
export const useSalonBrand = (): BrandId | null => useQuery(salonSettingsQuery).data?.brand ?? null
