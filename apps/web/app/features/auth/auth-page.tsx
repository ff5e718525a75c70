import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { authCopy } from '~/copy/auth.ts'
import { paths } from '~/paths.ts'
import { useSession } from '~/session/current-user.ts'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageSpinner } from '~/ui/page-spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-page.module.css'
import { LoginForm } from './login-form.tsx'
import { afterSignInPath, type PlanSelection, planSelectionOf } from './plan-selection.ts'
import { RegisterForm } from './register-form.tsx'
import { VerifyForm } from './verify-form.tsx'
import { keepWaiting, keptWaiting, type WaitingRegistration } from './waiting-registration.ts'

type Tab = 'login' | 'register'
const TABS: readonly Tab[] = ['login', 'register']

/** Sign in, register, verify the address: one screen at three addresses. */
export function AuthPage() {
  const [search] = useSearchParams()
  const selection = planSelectionOf(search)
  const { pathname } = useLocation()
  const [tab, setTab] = useState<Tab>(() =>
    pathname === paths.register || search.get('tab') === 'register' || selection !== null ? 'register' : 'login',
  )
  const [waiting, setWaiting] = useState(keptWaiting)
  const session = useSession()

  if (session.kind === 'loading') return <PageSpinner />
  if (session.kind === 'signed-in' && session.user.isEmailVerified)
    return <Navigate to={afterSignInPath(selection)} replace />

  const askForCode = ({ email, registrationToken }: WaitingRegistration) => {
    const next = { email: email.trim().toLowerCase(), registrationToken }
    keepWaiting(next)
    setWaiting(next)
  }
  const backToLogin = () => {
    keepWaiting(null)
    setWaiting(null)
    setTab('login')
  }

  return (
    <AuthFrame>
      {waiting === null ? (
        <>
          <div className={styles.intro}>
            <Heading level={1} size="page">
              {authCopy[tab].title}
            </Heading>
            <p className={styles.lead}>{authCopy[tab].lead}</p>
          </div>
          {selection === null ? null : <PlanBanner {...selection} />}
          <Tabs
            value={tab}
            onChange={(value) => setTab(value === 'register' ? 'register' : 'login')}
            variant="none"
            keepMounted={false}
            classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
          >
            <Tabs.List grow aria-label={authCopy.tabs.label}>
              {TABS.map((value) => (
                <Tabs.Tab key={value} value={value}>
                  {authCopy.tabs[value]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="login">
              <LoginForm onUnverified={askForCode} />
            </Tabs.Panel>
            <Tabs.Panel value="register">
              <RegisterForm onRegistered={askForCode} />
            </Tabs.Panel>
          </Tabs>
        </>
      ) : (
        <VerifyForm {...waiting} onVerified={() => keepWaiting(null)} onBack={backToLogin} />
      )}
    </AuthFrame>
  )
}

function PlanBanner({ plan, billing }: PlanSelection) {
  return (
    <Notice tone="info" title={authCopy.plan.banner(plan.toUpperCase(), authCopy.plan.billing[billing])}>
      {authCopy.plan.note}
    </Notice>
  )
}
