import { schemaResolver, useForm } from '@mantine/form'
import { deleteAccount, deleteAccountBody } from '@riflesso/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { endSession } from '~/api/session-end.ts'
import { rightsCopy } from '~/copy/account/rights.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { PasswordField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Notice } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'

const { deleteAccount: copy } = rightsCopy

/** Deletes the account. */
export function DeleteAccountPanel({ isOwner }: { readonly isOwner: boolean }) {
  const [opened, setOpened] = useState(false)
  const title = isOwner ? copy.titleOwner : copy.titleCollaborator
  return (
    <Panel title={title} lead={isOwner ? copy.leadOwner : copy.leadCollaborator}>
      <Button look="secondary" onClick={() => setOpened(true)}>
        {copy.open}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={title} size="md">
        <DeletionForm isOwner={isOwner} onCancel={() => setOpened(false)} />
      </Dialog>
    </Panel>
  )
}

type FormProps = { readonly isOwner: boolean; readonly onCancel: () => void }

function DeletionForm({ isOwner, onCancel }: FormProps) {
  const navigate = useNavigate()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmation: '' },
    validate: schemaResolver(deleteAccountBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: typeof form.values) => call(deleteAccount, { body }),
    onSuccess: () => {
      endSession()
      void navigate(paths.auth, { replace: true })
    },
    done: copy.done,
    failed: copy.failed,
    reason: formMessageOf,
  })
  const warning = isOwner ? copy.warningOwner : copy.warningCollaborator
  return (
    <Form form={form} request={request} copy={copy} place="end" onCancel={onCancel}>
      <Notice tone="danger" title={warning.title}>
        {warning.text}
      </Notice>
      <PasswordField
        data-autofocus
        label={copy.password}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <TextField
        label={copy.confirmation}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('confirmation')}
      />
    </Form>
  )
}
