import { landingCopy } from '~/copy/public/landing.ts'
import { installation } from '~/installation.ts'
import { Section } from '../section.tsx'
import { Prices } from './prices.tsx'

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
