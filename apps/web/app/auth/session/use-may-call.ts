import { mayCall } from '@riflesso/contract'
import { useUserIfKnown } from './use-current-user.ts'

/** Whether the signed-in person may call an operation: what they may not is not offered. False while nobody is known. */
export function useMayCall(operation: Parameters<typeof mayCall>[0]): boolean {
  const user = useUserIfKnown()
  return user !== null && mayCall(operation, user.role)
}
