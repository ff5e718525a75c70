import { IconCheck, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { landingCopy } from '~/copy/public/landing.ts'
import { QUESTIONS } from '~/copy/public/support.ts'
import { paths } from '~/paths.ts'
import { PublicHeader } from '~/shell/public-header.tsx'
import { SiteFooter } from '~/shell/site-footer.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { OpenSign } from '~/ui/fold.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Accuracy, Lights } from './accuracy.tsx'
import { ExampleFormula } from './example-formula.tsx'
import { FoldedSection } from './folded-section.tsx'
import { Figures, Hero } from './hero.tsx'
import { Features, HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Section } from './section.tsx'
import { Techniques } from './techniques.tsx'

const { brands: copy, closing } = landingCopy

/** The landing page. Pre-rendered, so its content must not depend on the visitor. */
export function LandingPage() {
  return (
    <>
      <PublicHeader />
      <main className="w-full max-w-(--page-width) px-(--page-margin) mx-auto">
        <Hero />
        <Figures />
        <Problem />
        <HowItWorks />
        <ExampleFormula />
        <Features />
        <Accuracy />
        <Lights />
        <Techniques />
        <Brands />
        <Examples />
        <Pricing />
        <Questions />
        <Closing />
      </main>
      <SiteFooter />
    </>
  )
}

/** Brands with a known shade notation. */
function Brands() {
  return (
    <FoldedSection title={copy.title} text={copy.text}>
      <ul className="flex flex-wrap font-display text-base lg:text-lg gap-y-1 gap-x-[clamp(1rem,0.5rem_+_2vw,1.75rem)] tracking-snug">
        {copy.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </FoldedSection>
  )
}

/** Final call to action, which links to the app; without a session it redirects to the registration. */
function Closing() {
  return (
    <section className="grid py-[clamp(2.25rem,7vw,5rem)] px-6 rounded-[1.75rem] mt-[clamp(3.25rem,1.25rem_+_8vw,7rem)] bg-plum-tint gap-5 justify-items-center text-center">
      <Heading level={2} size="page">
        {closing.title}
      </Heading>
      <p className="max-w-156 text-muted text-lg leading-normal">{closing.text}</p>
      <ButtonLink to={paths.appOrRegister} reloadDocument size="lg">
        {closing.start}
      </ButtonLink>
    </section>
  )
}

const { questions: questionsCopy } = landingCopy

/** Frequent questions of owners, with answers from the help centre. */
function Questions() {
  return (
    <Section eyebrow={questionsCopy.eyebrow} title={questionsCopy.title} text={questionsCopy.text}>
      <div className="gap-x-[clamp(2rem,4vw,4rem)] lg:[columns:2]">
        {QUESTIONS.filter(({ first }) => first).map(({ question, answer }) => (
          <details key={question} className="break-inside-avoid border-b border-line">
            <summary className="flex items-center justify-between cursor-pointer list-none [&::-webkit-details-marker]:hidden min-h-12 py-2.5 leading-[1.35] font-semibold gap-4">
              {question}
              <OpenSign />
            </summary>
            <p className="pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
      <p>
        <Link to={paths.support} className="text-ink">
          {questionsCopy.more}
        </Link>
      </p>
    </Section>
  )
}

const { examples: examplesCopy } = landingCopy

/** Three use cases by role and city, without quotes. */
function Examples() {
  return (
    <Section eyebrow={examplesCopy.eyebrow} title={examplesCopy.title}>
      <figure className="grid gap-4">
        <section
          className="max-lg:overflow-x-auto max-lg:pt-1 max-lg:px-(--page-margin) max-lg:pb-3 max-lg:-mx-(--page-margin) max-lg:[scroll-padding-inline:var(--page-margin)] max-lg:[scroll-snap-type:x_proximity]"
          aria-label={examplesCopy.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip of a phone must be scrollable by keyboard.
          tabIndex={0}
        >
          <ul className="grid gap-3 auto-cols-[min(82%,24rem)] grid-flow-col lg:grid-flow-row lg:grid-cols-[repeat(3,1fr)]">
            {examplesCopy.items.map(({ who, text }) => (
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
        <figcaption className="text-muted text-2xs">{examplesCopy.caption}</figcaption>
      </figure>
    </Section>
  )
}

const { problem: problemCopy } = landingCopy

/** Problems of judging by eye, and the product's answers. */
function Problem() {
  return (
    <Section eyebrow={problemCopy.eyebrow} title={problemCopy.title}>
      <div className="grid gap-5 md:grid-cols-[1fr_1fr]">
        {[
          { ...problemCopy.without, Icon: IconX, good: false },
          { ...problemCopy.with, Icon: IconCheck, good: true },
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
