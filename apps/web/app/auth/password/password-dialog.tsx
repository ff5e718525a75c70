import { schemaResolver, useForm } from '@mantine/form'
import { confirmPassword, confirmPasswordBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { passwordsCopy } from '~/copy/account/passwords.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { PasswordField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'

const { prompt: copy } = passwordsCopy

type Props = { readonly onTyped: () => void; readonly onClose: () => void }

/** Asks for the password to confirm that the user is present. */
export default function PasswordDialog({ onTyped, onClose }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: schemaResolver(confirmPasswordBody, { sync: true }),
  })
  const request = useMutation({
    mutationFn: (body: typeof form.values) => call(confirmPassword, { body }),
    onSuccess: onTyped,
    onError: (error) => form.setFieldError('password', formMessageOf(error)),
  })
  return (
    <Dialog opened onClose={onClose} title={copy.title} size="sm">
      <Form form={form} request={request} copy={copy} place="end" onCancel={onClose}>
        <p>{copy.text}</p>
        <PasswordField
          data-autofocus
          label={copy.label}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      </Form>
    </Dialog>
  )
}
