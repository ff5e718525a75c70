import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { currentSignOutReason } from '~/api/session-end.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { Button } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import type { WaitingReset } from '../password/use-reset-request.ts'
import type { PlanSelection } from '../registration/plan-selection.ts'
import { RegisterForm } from '../registration/register-form.tsx'
import type { WaitingRegistration } from '../registration/waiting-registration.ts'
import { LoginForm } from './login-form.tsx'

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
