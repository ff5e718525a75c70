import { schemaResolver, useForm } from '@mantine/form'
import { confirmEmailChange, confirmEmailChangeBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { CodeField } from './code-field.tsx'

const { newEmail: copy } = profileCopy

type Props = { readonly email: string; readonly onConfirmed: (email: string) => void }

/** Confirms a new e-mail address with the code sent to it. */
export function NewEmailPanel({ email, onConfirmed }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const confirmation = useForm({
    initialValues: { code: '' },
    validate: schemaResolver(confirmEmailChangeBody, { sync: true }),
  })
  const request = useMutation({
    mutationFn: (body: typeof confirmation.values) => call(confirmEmailChange, { body }),
    onSuccess: (user) => {
      toast.success({ title: copy.done.title, text: copy.done.text(user.email) })
      onConfirmed(user.email)
    },
    onError: (error) => {
      toast.error({ title: copy.failed, text: formMessageOf(error) })
      input.current?.select()
    },
  })
  return (
    <Panel title={copy.title} lead={copy.lead(email)}>
      <form
        className="grid gap-4.5"
        noValidate
        onSubmit={confirmation.onSubmit(
          (body) => request.mutate(body),
          () => input.current?.focus(),
        )}
      >
        <CodeField
          ref={input}
          label={copy.code}
          hint={copy.hint}
          {...confirmation.getInputProps('code')}
          onCode={(code) => confirmation.setFieldValue('code', code)}
        />
        <div className="flex flex-wrap justify-between gap-2">
          <Button type="submit" pending={request.isPending} pendingLabel={copy.pending}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
