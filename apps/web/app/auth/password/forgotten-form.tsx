import { authCopy } from '~/copy/account/auth.ts'
import { Button } from '~/ui/button/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { StepForm } from '../step-form.tsx'
import { useFirstField } from '../use-first-field.ts'
import { useResetRequest, type WaitingReset } from './use-reset-request.ts'

const { forgotten: copy, toasts } = authCopy

type Props = { readonly onSent: (waiting: WaitingReset) => void; readonly onCancel: () => void }

/** Requests a code to reset the password. */
export function ForgottenForm({ onSent, onCancel }: Props) {
  const input = useFirstField()
  const { form, request } = useResetRequest({ sent: toasts.resetSent, failed: toasts.resetFailed }, onSent)

  return (
    <StepForm
      title={copy.title}
      lead={copy.lead}
      onSubmit={form.onSubmit(
        (body) => request.mutate(body),
        () => input.current?.focus(),
      )}
    >
      <TextField
        ref={input}
        label={copy.email}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="secondary" disabled={request.isPending} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" pending={request.isPending} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
      </div>
    </StepForm>
  )
}
