import { schemaResolver, useForm } from '@mantine/form'
import { resetPassword, resetPasswordBody } from '@riflesso/contract'
import { z } from 'zod'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { keptInTab } from '../kept-in-tab.ts'

/** The address that received a reset code, and the token of the request. */
export const waitingSchema = z.object({ email: z.string(), requestToken: z.string() })
export type WaitingReset = z.infer<typeof waitingSchema>

/** The pending reset of this tab. */
export const keptReset = keptInTab('waiting-reset', waitingSchema)

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
