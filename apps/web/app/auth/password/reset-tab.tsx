import { useState } from 'react'
import { endSession } from '~/api/session-end.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Panel } from '~/ui/panel.tsx'
import { ResetForm } from './reset-form.tsx'
import { useResetRequest, type WaitingReset } from './use-reset-request.ts'

const { reset: copy } = profileCopy

/** Password reset for a signed-in user: first the address, then the code. */
export function ResetTab() {
  const [sent, setSent] = useState<WaitingReset | null>(null)
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
        // The server has ended all sessions, including this one.
        onDone={() => endSession()}
      />
    </Panel>
  )
}

function AddressForm({ onSent }: { readonly onSent: (waiting: WaitingReset) => void }) {
  const { form, request } = useResetRequest(copy, onSent)
  return (
    <Form form={form} request={request} copy={copy}>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="username"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
    </Form>
  )
}
