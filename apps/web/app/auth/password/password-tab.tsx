import { schemaResolver, useForm } from '@mantine/form'
import { changePassword, changePasswordBody } from '@riflesso/contract'
import { useState } from 'react'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { endSession } from '~/api/session-end.ts'
import { passwordsCopy } from '~/copy/account/passwords.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { PasswordField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Panel } from '~/ui/panel.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { ResetForm } from './reset-form.tsx'
import { useResetRequest, type WaitingReset } from './use-reset-request.ts'

const { password: copy, reset } = profileCopy

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password, with the current one. */
export function PasswordTab() {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: schemaResolver(changePasswordBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: typeof empty) => call(changePassword, { body }),
    onSuccess: () => form.reset(),
    done: copy.done,
    failed: copy.failed,
    reason: formMessageOf,
  })
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Form form={form} request={request} copy={copy}>
        <PasswordField
          label={copy.current}
          autoComplete="current-password"
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={passwordsCopy.newPassword}
          description={passwordsCopy.newPasswordHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="new-password"
          key={form.key('newPassword')}
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={passwordsCopy.confirmPassword}
          autoComplete="new-password"
          key={form.key('confirmPassword')}
          {...form.getInputProps('confirmPassword')}
        />
      </Form>
    </Panel>
  )
}

/** Password reset for a signed-in user: first the address, then the code. */
export function ResetTab() {
  const [sent, setSent] = useState<WaitingReset | null>(null)
  if (sent === null)
    return (
      <Panel title={reset.title} lead={reset.step1}>
        <AddressForm onSent={setSent} />
      </Panel>
    )
  return (
    <Panel title={reset.title} lead={reset.step2}>
      <ResetForm
        {...sent}
        backLabel={reset.back}
        onBack={() => setSent(null)}
        // The server has ended all sessions, including this one.
        onDone={() => endSession()}
      />
    </Panel>
  )
}

function AddressForm({ onSent }: { readonly onSent: (waiting: WaitingReset) => void }) {
  const { form, request } = useResetRequest(reset, onSent)
  return (
    <Form form={form} request={request} copy={reset}>
      <TextField
        label={reset.email}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
    </Form>
  )
}
