import { PlanFrame, PlanPrice } from '~/billing/plans/plan-frame.tsx'
import { billingCopy } from '~/copy/account/billing.ts'
import { landingCopy } from '~/copy/public/landing.ts'
import { installation } from '~/installation.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Section } from './section.tsx'

const pointStyle =
  'grid content-start gap-1 [&_dt]:font-semibold [&_dd]:m-0 [&_dd]:text-muted [&_dd]:text-sm [&_dd]:leading-normal has-[dd:empty]:hidden'

const { pricing: copy } = landingCopy

/** Prices, and what they do not hide; choosing a plan links to the registration. */
export function Pricing() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <Prices />
      <dl className="grid pt-5 border-t border-line gap-y-3 gap-x-8 md:auto-cols-fr md:grid-flow-col">
        {copy.trust.map(({ title, text }) => (
          <div key={title} className={pointStyle}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {/* Empty in a demonstration. */}
        <div className={pointStyle}>
          <dt>{copy.operator}</dt>
          <dd>{installation.operator}</dd>
        </div>
      </dl>
    </Section>
  )
}

const CYCLES = ['monthly', 'yearly'] as const
const PLANS = ['basic', 'pro'] as const

/** Price list of the landing page. It is complete in the server's HTML, and its toggle works without scripts. */
function Prices() {
  return (
    <div
      className={
        'grid w-full max-w-240 gap-5 justify-items-center mx-auto [&:has([value="yearly"]:checked)_[data-cycle="monthly"]]:hidden [&:not(:has([value="yearly"]:checked))_[data-cycle="yearly"]]:hidden'
      }
    >
      <fieldset className="flex min-w-0 p-1 border-0 rounded-full m-0 bg-sunken" aria-label={billingCopy.cycles.label}>
        {CYCLES.map((cycle) => (
          <label
            key={cycle}
            className="relative grid min-h-11 px-5.5 rounded-full text-muted cursor-pointer font-[550] place-items-center [&_input]:absolute [&_input]:m-0 [&_input]:cursor-pointer [&_input]:inset-0 [&_input]:opacity-0 has-checked:bg-card has-checked:shadow-float has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-plum has-focus-visible:outline-offset-2"
          >
            <input type="radio" name="fatturazione" value={cycle} defaultChecked={cycle === 'monthly'} />
            {billingCopy.cycles[cycle]}
          </label>
        ))}
      </fieldset>
      <div className="grid w-full gap-3.5 sm:auto-cols-fr sm:grid-flow-col [&>:has(strong:empty)]:hidden">
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
