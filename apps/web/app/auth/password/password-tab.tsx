import { schemaResolver, useForm } from '@mantine/form'
import { changePassword, changePasswordBody } from '@riflesso/contract'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { passwordsCopy } from '~/copy/account/passwords.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { PasswordField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'

const { password: copy } = profileCopy

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
    onSuccess: () => {
      toast.success(copy.done)
      form.reset()
    },
    failed: copy.failed,
    reason: formMessageOf,
  })
  const labels = { showLabel: passwordsCopy.show, hideLabel: passwordsCopy.hide }
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Form form={form} request={request} copy={copy}>
        <PasswordField
          label={copy.current}
          autoComplete="current-password"
          {...labels}
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={passwordsCopy.newPassword}
          description={passwordsCopy.newPasswordHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="new-password"
          {...labels}
          key={form.key('newPassword')}
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={passwordsCopy.confirmPassword}
          autoComplete="new-password"
          {...labels}
          key={form.key('confirmPassword')}
          {...form.getInputProps('confirmPassword')}
        />
      </Form>
    </Panel>
  )
}
