import { PlanFrame, PlanPrice } from '~/billing/plans/plan-frame.tsx'
import { billingCopy } from '~/copy/account/billing.ts'
import { landingCopy } from '~/copy/public/landing.ts'
import { installation } from '~/installation.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import styles from './prices.module.css'

const { pricing: copy } = landingCopy

const CYCLES = ['monthly', 'yearly'] as const
const PLANS = ['basic', 'pro'] as const

/** Price list of the landing page. It is complete in the server's HTML, and its toggle works without scripts. */
export function Prices() {
  return (
    <div className={styles.prices}>
      <fieldset className={styles.cycles} aria-label={billingCopy.cycles.label}>
        {CYCLES.map((cycle) => (
          <label key={cycle} className={styles.cycle}>
            <input type="radio" name="fatturazione" value={cycle} defaultChecked={cycle === 'monthly'} />
            {billingCopy.cycles[cycle]}
          </label>
        ))}
      </fieldset>
      <div className={styles.cards}>
        {PLANS.map((plan) => {
          const { analyses, collaborators, ...prices } = installation.plans[plan]
          return (
            <PlanFrame
              key={plan}
              plan={plan}
              level={3}
              prices={CYCLES.map((cycle) => (
                <div key={cycle} data-cycle={cycle}>
                  <PlanPrice price={prices[cycle]} cycle={cycle} />
                </div>
              ))}
              limits={[analyses, collaborators]}
              action={CYCLES.map((cycle) => (
                <div key={cycle} data-cycle={cycle}>
                  <ButtonLink
                    to={paths.authPlan(plan, cycle)}
                    reloadDocument
                    look={plan === 'pro' ? 'primary' : 'secondary'}
                    fullWidth
                  >
                    {copy.choose(billingCopy.names[plan])}
                  </ButtonLink>
                </div>
              ))}
            />
          )
        })}
      </div>
    </div>
  )
}
