import { schemaResolver, useForm } from '@mantine/form'
import { resetPassword, resetPasswordBody } from '@riflesso/contract'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { toast } from '~/ui/toast/toast.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'

/** The address that received a reset code, and the token of the request. */
export type WaitingReset = { readonly email: string; readonly requestToken: string }

type Messages = { readonly sent: { readonly title: string; readonly text: string }; readonly failed: string }

/** First step of a password reset: requests a code. */
export function useResetRequest(messages: Messages, onSent: (waiting: WaitingReset) => void) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(resetPasswordBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: typeof form.values) => call(resetPassword, { body }),
    onSuccess: ({ requestToken }, { email }) => {
      toast.success(messages.sent)
      onSent({ email: email.trim().toLowerCase(), requestToken })
    },
    failed: messages.failed,
    reason: formMessageOf,
  })
  return { form, request }
}

const KEY = 'waiting-reset'

/** Stores the pending reset for this tab, to survive a reload; null clears it. */
export function keepReset(waiting: WaitingReset | null): void {
  if (waiting === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, JSON.stringify(waiting))
}

/** The pending reset of this tab, or null. */
export const keptReset = (): WaitingReset | null => readReset(sessionStorage.getItem(KEY))

/** Parses a stored value; null if invalid. */
export function readReset(text: string | null): WaitingReset | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { email, requestToken } = value as Record<string, unknown>
    return typeof email === 'string' && typeof requestToken === 'string' ? { email, requestToken } : null
  } catch {
    return null
  }
}
