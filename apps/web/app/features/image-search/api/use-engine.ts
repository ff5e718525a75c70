import type { ImageSearchEngineName } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { imageSearchQuery } from './search-images.ts'

/** The engine that this installation searches with; null until it is known who is here, and which it is. */
export function useEngine(): ImageSearchEngineName | null {
  const known = useUserIfKnown() !== null
  return useQuery({ ...imageSearchQuery, enabled: known }).data?.engine ?? null
}
