import { schemaResolver, useForm } from '@mantine/form'
import { secondStep, secondStepBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { secondFactorCopy } from '~/copy/account/second-factor.ts'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { openSession } from '../session/session-changes.ts'
import { StepForm } from '../step-form.tsx'
import { useFirstField } from '../use-first-field.ts'

const { signIn: copy } = secondFactorCopy

type Props = {
  readonly ticket: string
  readonly onBack: () => void
}

/** Completes the sign-in with a code of the authenticator app or a recovery code. */
export function SecondStepForm({ ticket, onBack }: Props) {
  const input = useFirstField()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { ticket, code: '' },
    validate: schemaResolver(secondStepBody, { sync: true }),
  })
  const request = useMutation({
    mutationFn: (body: typeof form.values) => call(secondStep, { body }),
    onSuccess: (session) => {
      openSession(session)
      toast.success(authCopy.toasts.welcome)
    },
    onError: (error) => {
      toast.error({ title: authCopy.toasts.loginFailed, text: messageOf(error) })
      if (error instanceof ApiError && error.code === 'sign-in-expired') onBack()
      else input.current?.select()
    },
  })

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
        label={copy.code}
        description={copy.hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <Button type="submit" size="lg" fullWidth pending={request.isPending} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="plain" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </StepForm>
  )
}
