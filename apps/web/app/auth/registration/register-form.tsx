import { schemaResolver, useForm } from '@mantine/form'
import { DPA_VERSION, register, registerBody, TERMS_VERSION } from '@riflesso/contract'
import { z } from 'zod'
import { call } from '~/api/client.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { termsCopy } from '~/copy/account/terms.ts'
import { PasswordField, pairStyle, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { TermsField } from '../terms-field.tsx'
import type { WaitingRegistration } from './waiting-registration.ts'

const copy = authCopy.register

const empty = {
  firstName: '',
  lastName: '',
  companyName: '',
  phoneNumber: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

const NOW = { termsVersion: TERMS_VERSION, dpaVersion: DPA_VERSION } as const

/** The server's schema, with mandatory acceptance of the terms. */
const formSchema = registerBody.and(z.object({ terms: z.literal(true, termsCopy.required) }))

/** Registers a salon. Calls `onRegistered` with the address. */
export function RegisterForm({ onRegistered }: { readonly onRegistered: (waiting: WaitingRegistration) => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: schemaResolver(formSchema, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: ({ terms: _, ...body }: typeof empty) => call(register, { body: { ...body, acceptedTerms: NOW } }),
    onSuccess: ({ emailSent, registrationToken }, { email }) => {
      if (emailSent) toast.success(authCopy.toasts.registered)
      else toast.error({ title: authCopy.toasts.resendFailed, text: authCopy.toasts.mailNotSent })
      onRegistered({ email, registrationToken })
    },
    failed: authCopy.toasts.registrationFailed,
  })
  const field = (name: Exclude<keyof typeof empty, 'terms'>) => ({
    label: copy[name],
    ...form.getInputProps(name),
  })

  return (
    <Form form={form} request={request} copy={copy} place="wide">
      <div className={pairStyle}>
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className={pairStyle}>
        <TextField autoComplete="organization" {...field('companyName')} />
        <TextField type="tel" autoComplete="tel" {...field('phoneNumber')} />
      </div>
      <TextField type="email" autoComplete="email" {...field('email')} />
      <div className={pairStyle}>
        <PasswordField autoComplete="new-password" {...field('password')} />
        <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
      </div>
      <TermsField withAgreement {...form.getInputProps('terms', { type: 'checkbox' })} />
    </Form>
  )
}
