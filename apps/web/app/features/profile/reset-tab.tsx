import { schemaResolver, useForm } from '@mantine/form'
import { resetPassword, resetPasswordBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { endSession } from '~/api/session-end.ts'
import { profileCopy } from '~/copy/profile.ts'
import { ResetForm } from '~/session/reset-form.tsx'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/fields.tsx'
import { focusFirstError } from '~/ui/focus-first-error.ts'
import styles from '~/ui/form.module.css'
import { toast } from '~/ui/toast.ts'
import { Panel } from './panel.tsx'

const { reset: copy } = profileCopy

type Sent = { readonly email: string; readonly requestToken: string }

/** A new password for who has forgotten the present one: first the address, then the code. */
export function ResetTab() {
  const [sent, setSent] = useState<Sent | null>(null)
  if (sent === null)
    return (
      <Panel title={copy.title} lead={copy.step1}>
        <AddressForm onSent={setSent} />
      </Panel>
    )
  return (
    <Panel title={copy.title} lead={copy.step2}>
      <ResetForm
        {...sent}
        backLabel={copy.back}
        onBack={() => setSent(null)}
        // The server has ended this session with all others.
        onDone={() => endSession()}
      />
    </Panel>
  )
}

function AddressForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(resetPasswordBody, { sync: true }),
  })
  const request = useMutation({
    mutationFn: (body: typeof form.values) => call(resetPassword, { body }),
    onSuccess: ({ requestToken }, { email }) => {
      toast.success(copy.sent)
      onSent({ email: email.trim().toLowerCase(), requestToken })
    },
    onError: (error) => toast.error({ title: copy.failed, text: formMessageOf(error) }),
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((body) => request.mutate(body), focusFirstError(form))}
    >
      <TextField
        label={copy.email}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <div className={styles.actions}>
        <Button type="submit" pending={request.isPending} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}
