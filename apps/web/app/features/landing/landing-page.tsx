import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { PublicHeader } from '~/shell/public-header.tsx'
import { SiteFooter } from '~/shell/site-footer.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Accuracy, Lights } from './accuracy.tsx'
import { ExampleFormula } from './example-formula.tsx'
import { Examples } from './examples.tsx'
import { FoldedSection } from './folded-section.tsx'
import { Figures, Hero } from './hero.tsx'
import { Features, HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
import { Questions } from './questions.tsx'
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
