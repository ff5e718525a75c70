import { effectivePlan } from '@riflesso/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PasswordTab, ResetTab } from '~/auth/password/password-tab.tsx'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { clearPaymentFlag, hasPaymentFlag } from '~/billing/checkout/payment-flag.ts'
import { SubscriptionTab } from '~/billing/subscription/subscription-tab.tsx'
import { profileCopy as copy } from '~/copy/account/profile.ts'
import { paths } from '~/paths.ts'
import { ButtonLink, Chip } from '~/ui/button.tsx'
import { PageTabs } from '~/ui/page-tabs.tsx'
import { Notice } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { PersonTab } from './person-tab.tsx'

/** Profile: user, plan, password. */
export function ProfilePage() {
  const user = useCurrentUser()
  const [, setParams] = useSearchParams()
  // Show the success message only if the provider reports the plan as active; the stored flag is no proof.
  const effective = effectivePlan(user)
  const [flagged] = useState(hasPaymentFlag)
  const paid = flagged && effective !== 'trial'
  const plan = copy.plans[effective]

  useEffect(() => {
    if (!hasPaymentFlag()) return
    clearPaymentFlag()
    if (!paid) return
    toast.success(copy.paid.toast)
    setParams({}, { replace: true })
  }, [setParams, paid])

  return (
    <PageTabs
      title={copy.page}
      back={{ to: paths.dashboard, text: copy.dashboard }}
      beside={
        <>
          <Chip tone="plum">{plan}</Chip>
          <ButtonLink look="plain" size="sm" to={paths.salon}>
            {copy.toSalon}
          </ButtonLink>
        </>
      }
      notice={
        paid ? (
          <Notice tone="ok" title={copy.paid.banner.title} role="status">
            {copy.paid.banner.text(plan)}
          </Notice>
        ) : null
      }
      label={copy.tabsLabel}
      tabs={[
        { name: 'profile', title: copy.tabs.profile, Panel: PersonTab },
        { name: 'subscription', title: copy.tabs.subscription, Panel: SubscriptionTab },
        { name: 'password', title: copy.tabs.password, Panel: PasswordTab },
        { name: 'reset', title: copy.tabs.reset, Panel: ResetTab },
      ]}
      first={paid ? 'subscription' : 'profile'}
    />
  )
}
