import { IconBook2, IconRulerMeasure, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { Section } from './section.tsx'

const { how: copy, features } = landingCopy

/** The three steps from a photo to the bowl, as the product shows them on a phone. */
export function HowItWorks() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <section
        className="max-md:overflow-x-auto max-md:pt-1 max-md:px-(--page-margin) max-md:pb-3 max-md:-mx-(--page-margin) max-md:[scroll-padding-inline:var(--page-margin)] max-md:[scroll-snap-type:x_proximity]"
        aria-label={copy.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip of a phone must be scrollable by keyboard.
        tabIndex={0}
      >
        <ol className="grid [counter-reset:step] gap-5 auto-cols-[82%] grid-flow-col md:grid-flow-row md:grid-cols-3 md:gap-[clamp(1.5rem,4vw,4rem)]">
          {copy.steps.map(({ picture, alt, title, text }) => (
            <li
              key={title}
              className="grid [scroll-snap-align:start] content-start [counter-increment:step] gap-y-2 gap-x-4 grid-cols-[auto_1fr] before:grid before:size-11 before:rounded-full before:bg-plum before:text-on-plum before:content-[counter(step)] before:font-display before:text-lg before:font-medium before:[grid-area:2_/_1] before:place-items-center [&_h3]:self-center [&_h3]:[grid-area:2_/_2] [&_p]:text-muted [&_p]:[grid-area:3_/_1_/_auto_/_span_2] [&_p]:leading-[1.55]"
            >
              <div className="overflow-hidden w-[min(100%,18rem)] border border-line rounded-[1.75rem] mt-0 mx-auto mb-4 aspect-39/64 bg-sunken shadow-picture [grid-area:1_/_1_/_auto_/_span_2] max-md:w-46 max-md:mt-0 max-md:mx-0 max-md:mb-3">
                <WebPicture name={`walk/${picture}`} alt={alt} width={585} height={960} />
              </div>
              <Heading level={3} size="card">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className="text-muted text-2xs">{copy.caption}</p>
    </Section>
  )
}

/** In the order of the features. */
const ICONS = [IconRulerMeasure, IconShieldCheck, IconBook2, IconUsers]

/** Features on four cards. */
export function Features() {
  return (
    <Section eyebrow={features.eyebrow} title={features.title}>
      <ul className="grid gap-3 sm:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(4,1fr)]">
        {features.items.map(({ title, text }, index) => {
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
