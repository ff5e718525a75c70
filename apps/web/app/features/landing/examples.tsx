import { landingCopy } from '~/copy/public/landing.ts'
import { Section } from './section.tsx'

const { examples: copy } = landingCopy

/** Three use cases by role and city, without quotes. */
export function Examples() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <figure className="grid gap-4">
        <section
          className="max-lg:overflow-x-auto max-lg:pt-1 max-lg:px-(--page-margin) max-lg:pb-3 max-lg:-mx-(--page-margin) max-lg:[scroll-padding-inline:var(--page-margin)] max-lg:[scroll-snap-type:x_proximity]"
          aria-label={copy.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip of a phone must be scrollable by keyboard.
          tabIndex={0}
        >
          <ul className="grid gap-3 auto-cols-[min(82%,24rem)] grid-flow-col lg:grid-flow-row lg:grid-cols-[repeat(3,1fr)]">
            {copy.items.map(({ who, text }) => (
              <li
                key={who}
                className="grid [scroll-snap-align:start] p-[clamp(1.125rem,0.8rem_+_1.2vw,1.75rem)] rounded-card bg-copper-tint gap-[clamp(0.625rem,0.3rem_+_1.2vw,1.5rem)] grid-rows-[1fr_auto]"
              >
                <p className="font-display text-base lg:text-xl tracking-snug leading-[1.4]">{text}</p>
                <p className="text-copper-text text-sm font-semibold">{who}</p>
              </li>
            ))}
          </ul>
        </section>
        <figcaption className="text-muted text-2xs">{copy.caption}</figcaption>
      </figure>
    </Section>
  )
}
