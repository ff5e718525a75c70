import { schemaResolver, useForm } from '@mantine/form'
import { acceptInvitation, acceptInvitationBody, TERMS_VERSION } from '@riflesso/contract'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { call } from '~/api/client.ts'
import { teamCopy } from '~/copy/account/team.ts'
import { paths } from '~/paths.ts'
import { PasswordField, pairStyle, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { openSession } from './session/session-changes.ts'
import { TermsField } from './terms-field.tsx'

const { accept: copy } = teamCopy

type Props = { readonly token: string; readonly email: string }

/** Accepts an invitation with name, password and terms, and signs in. */
export function AcceptForm({ token, email }: Props) {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { token, firstName: '', lastName: '', password: '', confirmPassword: '', termsVersion: '' },
    validate: schemaResolver(acceptInvitationBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: z.input<typeof acceptInvitationBody>) => call(acceptInvitation, { body }),
    onSuccess: (session) => {
      openSession(session)
      toast.success(copy.done)
      void navigate(paths.app, { replace: true })
    },
    failed: copy.failed,
  })
  const field = (name: 'firstName' | 'lastName' | 'password' | 'confirmPassword') => ({
    label: copy[name],
    ...form.getInputProps(name),
  })

  return (
    <Form
      form={form}
      request={{
        mutate: (values) => request.mutate({ ...values, termsVersion: TERMS_VERSION }),
        isPending: request.isPending,
      }}
      copy={copy}
      place="wide"
    >
      <TextField label={copy.email} type="email" autoComplete="username" readOnly value={email} />
      <div className={pairStyle}>
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className={pairStyle}>
        <PasswordField autoComplete="new-password" {...field('password')} />
        <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
      </div>
      <TermsField
        withAgreement={false}
        checked={form.values.termsVersion === TERMS_VERSION}
        error={form.errors.termsVersion}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('termsVersion', checked ? TERMS_VERSION : '')}
      />
    </Form>
  )
}
