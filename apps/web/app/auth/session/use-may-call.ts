import { mayCall } from '@riflesso/contract'
import { useUserIfKnown } from './use-current-user.ts'

/** Whether the signed-in user may call an operation, so that its control is shown. False until the user is loaded. */
export function useMayCall(operation: Parameters<typeof mayCall>[0]): boolean {
  const user = useUserIfKnown()
  return user !== null && mayCall(operation, user.role)
}
