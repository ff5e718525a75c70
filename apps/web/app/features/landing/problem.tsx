import { IconCheck, IconX } from '@tabler/icons-react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { Section } from './section.tsx'

const { problem: copy } = landingCopy

/** Problems of judging by eye, and the product's answers. */
export function Problem() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <div className="grid gap-5 md:grid-cols-[1fr_1fr]">
        {[
          { ...copy.without, Icon: IconX, good: false },
          { ...copy.with, Icon: IconCheck, good: true },
        ].map(({ title, items, Icon, good }) => (
          <div
            key={title}
            className="grid content-start p-[clamp(1.25rem,0.75rem_+_2vw,2.5rem)] border border-line rounded-[1.75rem] gap-[clamp(0.875rem,0.6rem_+_1vw,1.25rem)] data-good:border-transparent data-good:bg-plum-tint group/side"
            data-good={good || undefined}
          >
            <Heading level={3} size="card">
              {title}
            </Heading>
            <ul className="grid gap-2.5">
              {items.map((item) => (
                <li key={item} className="flex gap-3 text-sm lg:text-base leading-[1.4]">
                  <Icon
                    size="1.25rem"
                    stroke={1.75}
                    aria-hidden
                    className="flex-none mt-0.5 text-muted group-data-good/side:text-plum"
                  />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
