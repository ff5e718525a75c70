import { schemaResolver, useForm } from '@mantine/form'
import { resendVerification, verifyEmail, verifyEmailBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { Button } from '~/ui/button.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { CodeField } from '../code-field.tsx'
import { openSession } from '../session/session-changes.ts'
import { StepForm } from '../step-form.tsx'
import { useFirstField } from '../use-first-field.ts'
import type { WaitingRegistration } from './waiting-registration.ts'

const copy = authCopy.verify

type Props = WaitingRegistration & { readonly onVerified: () => void; readonly onBack: () => void }

/** Verifies `email` with its code, and signs in. */
export function VerifyForm({ email, registrationToken, onVerified, onBack }: Props) {
  const input = useFirstField()
  const form = useForm({
    initialValues: { email, code: '', registrationToken },
    validate: schemaResolver(verifyEmailBody, { sync: true }),
  })
  const verification = useMutation({
    mutationFn: (body: typeof form.values) => call(verifyEmail, { body }),
    onSuccess: (session) => {
      openSession(session)
      onVerified()
      toast.success({ ...authCopy.toasts.verified, stays: true })
    },
    onError: (error) => {
      toast.error({ title: authCopy.toasts.verificationFailed, text: messageOf(error) })
      input.current?.select()
    },
  })
  const resend = useApiMutation({
    mutationFn: () => call(resendVerification, { body: { email, registrationToken } }),
    done: authCopy.toasts.codeSent,
    failed: authCopy.toasts.resendFailed,
  })
  const busy = verification.isPending || resend.isPending

  return (
    <StepForm
      title={copy.title}
      lead={
        <>
          {copy.lead} <strong className="text-ink font-semibold wrap-anywhere">{email}</strong>
        </>
      }
      onSubmit={form.onSubmit(
        (body) => verification.mutate(body),
        () => input.current?.focus(),
      )}
    >
      <CodeField
        ref={input}
        label={copy.code}
        hint={copy.hint}
        {...form.getInputProps('code')}
        onCode={(code) => form.setFieldValue('code', code)}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        disabled={busy}
        pending={verification.isPending}
        pendingLabel={copy.pending}
      >
        {copy.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          look="secondary"
          disabled={busy}
          pending={resend.isPending}
          pendingLabel={copy.resending}
          onClick={() => resend.mutate()}
        >
          {copy.resend}
        </Button>
        <Button look="plain" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </StepForm>
  )
}
