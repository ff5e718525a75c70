import { IconBook2, IconRulerMeasure, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { Section } from '../section.tsx'

const { features: copy } = landingCopy

/** In the order of the copy. */
const ICONS = [IconRulerMeasure, IconShieldCheck, IconBook2, IconUsers]

/** Features on four cards. */
export function Features() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <ul className="grid gap-3 sm:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(4,1fr)]">
        {copy.items.map(({ title, text }, index) => {
          const Icon = ICONS[index]
          return (
            <li
              key={title}
              className="grid content-start py-4.5 px-5 border border-line rounded-card bg-card gap-y-1.5 gap-x-3.5 grid-cols-[auto_1fr] [&_p]:col-span-full sm:p-7 sm:gap-3 sm:grid-cols-[1fr]"
            >
              {Icon ? <Icon size="1.75rem" stroke={1.5} aria-hidden className="text-copper" /> : null}
              <Heading level={3} size="card">
                {title}
              </Heading>
              <p className="text-muted leading-[1.45]">{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
