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
