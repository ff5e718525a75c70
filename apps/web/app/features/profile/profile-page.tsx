import { effectivePlan } from '@riflesso/contract'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PasswordTab } from '~/auth/password/password-tab.tsx'
import { ResetTab } from '~/auth/password/reset-tab.tsx'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { clearPaymentFlag, hasPaymentFlag } from '~/billing/checkout/payment-flag.ts'
import { SubscriptionTab } from '~/billing/subscription/subscription-tab.tsx'
import { profileCopy } from '~/copy/account/profile.ts'
import { paths } from '~/paths.ts'
import { BackLink } from '~/ui/button/back-link.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { LearningTab } from './learning/learning-tab.tsx'
import { PersonTab } from './person/person-tab.tsx'
import { PrivacyTab } from './privacy/privacy-tab.tsx'
import styles from './profile-page.module.css'
import { type Tab, tabOf, tabsFor } from './tabs.ts'
import { TeamTab } from './team/team-tab.tsx'

const copy = profileCopy

const PANELS: Readonly<Record<Tab, () => ReactNode>> = {
  profile: PersonTab,
  subscription: SubscriptionTab,
  password: PasswordTab,
  reset: ResetTab,
  team: TeamTab,
  learning: LearningTab,
  privacy: PrivacyTab,
}

/** Profile: user, plan, settings. */
export function ProfilePage() {
  const user = useCurrentUser()
  const [params, setParams] = useSearchParams()
  // Show the success message only if the provider reports the plan as active; the stored flag is no proof.
  const effective = effectivePlan(user)
  const [flagged] = useState(hasPaymentFlag)
  const paid = flagged && effective !== 'trial'
  const plan = copy.plans[effective]
  const tabs = tabsFor(user.role)
  const tab = tabOf(params.get('tab'), tabs) ?? (paid ? 'subscription' : 'profile')

  useEffect(() => {
    if (!hasPaymentFlag()) return
    clearPaymentFlag()
    if (!paid) return
    toast.success(copy.paid.toast)
    setParams({}, { replace: true })
  }, [setParams, paid])

  // On a phone the tab list overflows: scroll to the active tab.
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 2 + chosen.clientWidth / 2
  }, [tab])

  const open = (value: string | null) => {
    const next = tabOf(value, tabs)
    if (next) setParams({ tab: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BackLink to={paths.dashboard}>{copy.dashboard}</BackLink>
        <div className={styles.title}>
          <Heading level={1} size="page">
            {copy.page}
          </Heading>
          <Chip tone="plum">{plan}</Chip>
        </div>
      </header>
      {paid ? (
        <Notice tone="ok" title={copy.paid.banner.title} role="status">
          {copy.paid.banner.text(plan)}
        </Notice>
      ) : null}
      <Tabs
        value={tab}
        onChange={open}
        variant="none"
        keepMounted={false}
        classNames={{
          root: styles.tabs,
          list: styles.list,
          tab: styles.tab,
          tabLabel: styles.tabLabel,
          panel: styles.panel,
        }}
      >
        <Tabs.List ref={list} aria-label={copy.tabsLabel}>
          {tabs.map((value) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {copy.tabs[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((value) => {
          const Panel = PANELS[value]
          return (
            <Tabs.Panel key={value} value={value}>
              <Panel />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </div>
  )
}
