import { QueryClient } from '@tanstack/react-query'

/**
 * No retries, no refetch on focus, no polling; data never goes stale by itself (product specification, section 7).
 * Without a connection a call fails at once and says so, instead of waiting for the browser to be online.
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
