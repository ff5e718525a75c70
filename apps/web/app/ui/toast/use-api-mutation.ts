import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { toast } from './toast.ts'

type Options<Data, Variables, Context> = Omit<UseMutationOptions<Data, Error, Variables, Context>, 'onError'> & {
  readonly failed: string
  /** Text of that toast; the server's message by default. */
  readonly reason?: (error: Error) => string
}

/** A mutation whose failure is shown in a toast. */
export const useApiMutation = <Data, Variables = void, Context = unknown>({
  failed,
  reason = messageOf,
  ...options
}: Options<Data, Variables, Context>): UseMutationResult<Data, Error, Variables, Context> =>
  useMutation({ ...options, onError: (error) => toast.error({ title: failed, text: reason(error) }) })
