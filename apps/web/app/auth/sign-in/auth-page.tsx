import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { authCopy } from '~/copy/account/auth.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { Heading } from '~/ui/heading.tsx'
import { PageSpinner } from '~/ui/state.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { ResetForm } from '../password/reset-form.tsx'
import { keptReset, useResetRequest, type WaitingReset } from '../password/use-reset-request.ts'
import { afterSignInPath, planSelectionOf } from '../registration/plan-selection.ts'
import { VerifyForm } from '../registration/verify-form.tsx'
import { keptRegistration, type WaitingRegistration } from '../registration/waiting-registration.ts'
import { useSession } from '../session/current-user.ts'
import { StepForm } from '../step-form.tsx'
import { useFirstField } from '../use-first-field.ts'
import { AuthTabs, type Tab } from './auth-tabs.tsx'
import { SecondStepForm } from './second-step-form.tsx'

const { forgotten, toasts } = authCopy

/** Hash of the mail's link, which opens the field for the reset code. */
const RESET = { name: 'reset', value: 'code' } as const

/** Sign-in, registration, verification and password reset: one screen with three URLs. */
export function AuthPage() {
  const [search] = useSearchParams()
  const selection = planSelectionOf(search)
  const wantsReset = search.get(RESET.name) === RESET.value
  const { pathname } = useLocation()
  const [tab, setTab] = useState<Tab>(() =>
    pathname === paths.register || search.get('tab') === 'register' || selection !== null ? 'register' : 'login',
  )
  const [waiting, setWaiting] = useState(keptRegistration.get)
  const [reset, setReset] = useState(keptReset.get)
  const [ticket, setTicket] = useState<string | null>(null)
  const [screen, setScreen] = useState<'tabs' | 'forgotten' | 'reset'>(wantsReset ? 'reset' : 'tabs')
  const session = useSession()

  if (session.kind === 'loading') return <PageSpinner />
  if (session.kind === 'signed-in' && session.user.isEmailVerified)
    return <Navigate to={wantsReset ? paths.profileReset : afterSignInPath(selection)} replace />

  const askForCode = ({ email, registrationToken }: WaitingRegistration) => {
    const next = { email: email.trim().toLowerCase(), registrationToken }
    keptRegistration.set(next)
    setWaiting(next)
  }
  const rememberReset = (next: WaitingReset | null) => {
    keptReset.set(next)
    setReset(next)
  }
  const openLogin = () => {
    setTab('login')
    setScreen('tabs')
  }
  const backToLogin = () => {
    keptRegistration.set(null)
    setWaiting(null)
    openLogin()
  }

  if (waiting !== null)
    return (
      <AuthFrame>
        <VerifyForm {...waiting} onVerified={() => keptRegistration.set(null)} onBack={backToLogin} />
      </AuthFrame>
    )
  if (ticket !== null)
    return (
      <AuthFrame>
        <SecondStepForm
          ticket={ticket}
          onBack={() => {
            setTicket(null)
            openLogin()
          }}
        />
      </AuthFrame>
    )
  if (screen === 'forgotten')
    return (
      <AuthFrame>
        <ForgottenForm
          onCancel={openLogin}
          onSent={(next) => {
            rememberReset(next)
            openLogin()
          }}
        />
      </AuthFrame>
    )
  if (screen === 'reset')
    return (
      <AuthFrame>
        <div className="grid gap-2">
          <Heading level={1}>{authCopy.reset.title}</Heading>
          <p className="text-muted text-base leading-normal">{authCopy.reset.lead(reset?.email ?? null)}</p>
        </div>
        <ResetForm
          email={reset?.email ?? null}
          requestToken={reset?.requestToken}
          backLabel={authCopy.reset.back}
          onBack={openLogin}
          onDone={() => {
            rememberReset(null)
            openLogin()
          }}
        />
      </AuthFrame>
    )
  return (
    <AuthFrame>
      <AuthTabs
        tab={tab}
        onTab={setTab}
        selection={selection}
        reset={reset}
        onUnverified={askForCode}
        onSecondStep={setTicket}
        onForgotten={() => setScreen('forgotten')}
        onCode={() => setScreen('reset')}
      />
    </AuthFrame>
  )
}

type ForgottenFormProps = { readonly onSent: (waiting: WaitingReset) => void; readonly onCancel: () => void }

function ForgottenForm({ onSent, onCancel }: ForgottenFormProps) {
  const input = useFirstField()
  const { form, request } = useResetRequest({ sent: toasts.resetSent, failed: toasts.resetFailed }, onSent)

  return (
    <StepForm
      title={forgotten.title}
      lead={forgotten.lead}
      onSubmit={form.onSubmit(
        (body) => request.mutate(body),
        () => input.current?.focus(),
      )}
    >
      <TextField
        ref={input}
        label={forgotten.email}
        type="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="secondary" disabled={request.isPending} onClick={onCancel}>
          {forgotten.cancel}
        </Button>
        <Button type="submit" pending={request.isPending} pendingLabel={forgotten.pending}>
          {forgotten.submit}
        </Button>
      </div>
    </StepForm>
  )
}
