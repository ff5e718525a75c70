import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { login, loginBody } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { currentSignOutReason } from '~/api/session-end.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { Button } from '~/ui/button.tsx'
import { CheckField, PasswordField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import type { WaitingReset } from '../password/use-reset-request.ts'
import type { PlanSelection } from '../registration/plan-selection.ts'
import { RegisterForm } from '../registration/register-form.tsx'
import type { WaitingRegistration } from '../registration/waiting-registration.ts'
import { openSession } from '../session/session-changes.ts'

export type Tab = 'login' | 'register'
const TABS: readonly Tab[] = ['login', 'register']

type Props = {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly selection: PlanSelection | null
  /** A requested, unused password reset. */
  readonly reset: WaitingReset | null
  readonly onUnverified: (waiting: WaitingRegistration) => void
  readonly onSecondStep: (ticket: string) => void
  readonly onForgotten: () => void
  readonly onCode: () => void
}

/** 'Accedi' and 'Registrati'. */
export function AuthTabs({ tab, onTab, selection, reset, onUnverified, onSecondStep, onForgotten, onCode }: Props) {
  const signOutReason = currentSignOutReason()
  return (
    <>
      {signOutReason === null ? null : (
        <Notice tone="warning" role="alert">
          {signOutReason}
        </Notice>
      )}
      <div className="grid gap-2">
        <Heading level={1}>{authCopy[tab].title}</Heading>
        <p className="text-muted text-base leading-normal">{authCopy[tab].lead}</p>
      </div>
      {selection === null ? null : (
        <Notice
          tone="info"
          title={authCopy.plan.banner(selection.plan.toUpperCase(), authCopy.plan.billing[selection.billing])}
        >
          {authCopy.plan.note}
        </Notice>
      )}
      <Tabs
        value={tab}
        onChange={(value) => onTab(value === 'register' ? 'register' : 'login')}
        variant="none"
        keepMounted={false}
        classNames={{
          list: 'p-1 border border-line rounded-full bg-sunken gap-1',
          tab: 'py-2.75 px-4 rounded-full text-muted text-sm font-semibold [transition:color_120ms_ease] hover:text-ink data-active:bg-card data-active:[box-shadow:0_0_0_0.0625rem_var(--line)] data-active:text-ink',
          panel: 'pt-6',
        }}
      >
        <Tabs.List grow aria-label={authCopy.tabs.label}>
          {TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {authCopy.tabs[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="login">
          {reset === null ? null : <SentNotice email={reset.email} onCode={onCode} />}
          <LoginForm onUnverified={onUnverified} onSecondStep={onSecondStep} onForgotten={onForgotten} />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterForm onRegistered={onUnverified} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function SentNotice({ email, onCode }: { readonly email: string; readonly onCode: () => void }) {
  return (
    <div className="mb-5">
      <Notice tone="ok" title={authCopy.sent.title}>
        <div className="grid justify-items-start wrap-anywhere gap-2.5">
          {authCopy.sent.text(email)}
          <Button look="secondary" size="sm" autoFocus onClick={onCode}>
            {authCopy.sent.open}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

const copy = authCopy.login
const LOGIN_TOAST_MS = 2000

type LoginFormProps = {
  readonly onUnverified: (waiting: WaitingRegistration) => void
  /** Called when the password was correct, with the ticket for the second factor. */
  readonly onSecondStep: (ticket: string) => void
  readonly onForgotten: () => void
}

/** Sign-in form. Calls `onUnverified` for an unverified address. */
function LoginForm({ onUnverified, onSecondStep, onForgotten }: LoginFormProps) {
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
