import type { ImageSearchEngineName } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { imageSearchQuery } from './search-images.ts'

/** Search engine of this installation; null until the user and the engine are known. */
export function useEngine(): ImageSearchEngineName | null {
  const known = useUserIfKnown() !== null
  return useQuery({ ...imageSearchQuery, enabled: known }).data?.engine ?? null
}
