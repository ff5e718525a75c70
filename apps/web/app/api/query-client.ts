import { QueryClient } from '@tanstack/react-query'

/** No retries, no refetch on focus, no polling; data never goes stale by itself (product specification, section 7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  },
})
