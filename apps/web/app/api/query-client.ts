import { QueryClient } from '@tanstack/react-query'

/**
 * No retries, no refetch on focus, no polling; data does not become stale with time (product specification, section 7). Offline,
 * a call fails immediately instead of waiting for a connection.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
