import { schemaResolver, useForm } from '@mantine/form'
import { confirmResetPassword, confirmResetPasswordBody } from '@riflesso/contract'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { passwordsCopy } from '~/copy/account/passwords.ts'
import { Button } from '~/ui/button.tsx'
import { PasswordField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { CodeField } from '../code-field.tsx'
import { useFirstField } from '../use-first-field.ts'

const { reset: copy, ...passwords } = passwordsCopy

type Props = {
  /** Address that received the code; null if unknown, then the form asks for it. */
  readonly email: string | null
  readonly requestToken: string | undefined
  readonly backLabel: string
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Second step of a password reset: code and new password. */
export function ResetForm({ email, requestToken, backLabel, onBack, onDone }: Props) {
  const first = useFirstField()
  const form = useForm({
    initialValues: { email: email ?? '', resetCode: '', newPassword: '', confirmPassword: '', requestToken },
    validate: schemaResolver(confirmResetPasswordBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: typeof form.values) => call(confirmResetPassword, { body }),
    onSuccess: () => onDone(),
    done: copy.done,
    failed: copy.failed,
    reason: formMessageOf,
  })

  return (
    <Form
      form={form}
      request={request}
      copy={copy}
      before={
        <Button look="secondary" disabled={request.isPending} onClick={onBack}>
          {backLabel}
        </Button>
      }
    >
      <TextField
        ref={email === null ? first : undefined}
        label={copy.email}
        type="email"
        autoComplete="username"
        readOnly={email !== null}
        {...form.getInputProps('email')}
      />
      <CodeField
        ref={email === null ? undefined : first}
        label={copy.code}
        hint={copy.hint}
        {...form.getInputProps('resetCode')}
        onCode={(code) => form.setFieldValue('resetCode', code)}
      />
      <PasswordField
        label={passwords.newPassword}
        description={passwords.newPasswordHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        label={passwords.confirmPassword}
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </Form>
  )
}
