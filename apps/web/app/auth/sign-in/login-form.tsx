import { schemaResolver, useForm } from '@mantine/form'
import { login, loginBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { Button } from '~/ui/button.tsx'
import { CheckField, PasswordField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { toast } from '~/ui/toast/toast.ts'
import type { WaitingRegistration } from '../registration/waiting-registration.ts'
import { openSession } from '../session/session-changes.ts'

const copy = authCopy.login
const LOGIN_TOAST_MS = 2000

type Props = {
  readonly onUnverified: (waiting: WaitingRegistration) => void
  /** Called when the password was correct, with the ticket for the second factor. */
  readonly onSecondStep: (ticket: string) => void
  readonly onForgotten: () => void
}

/** Sign-in form. Calls `onUnverified` for an unverified address. */
export function LoginForm({ onUnverified, onSecondStep, onForgotten }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', rememberMe: false },
    validate: schemaResolver(loginBody, { sync: true }),
  })
  const request = useMutation({
    mutationFn: (body: typeof form.values) => call(login, { body }),
    onSuccess: (session) => {
      openSession(session)
      toast.success({ ...authCopy.toasts.welcome, duration: LOGIN_TOAST_MS, stays: true })
    },
    onError: (error, { email }) => {
      if (error instanceof ApiError && error.code === 'email-not-verified') {
        const { registrationToken } = error.details
        onUnverified({
          email,
          registrationToken: typeof registrationToken === 'string' ? registrationToken : undefined,
        })
      } else if (error instanceof ApiError && error.code === 'second-step-needed')
        onSecondStep(String(error.details.ticket))
      else toast.error({ title: authCopy.toasts.loginFailed, text: messageOf(error) })
    },
  })

  return (
    <Form form={form} request={request} copy={copy} place="wide">
      <TextField label={copy.email} type="email" autoComplete="username" {...form.getInputProps('email')} />
      <PasswordField label={copy.password} autoComplete="current-password" {...form.getInputProps('password')} />
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4">
        <CheckField label={copy.rememberMe} {...form.getInputProps('rememberMe', { type: 'checkbox' })} />
        <Button look="plain" size="sm" onClick={onForgotten}>
          {copy.forgotten}
        </Button>
      </div>
    </Form>
  )
}
