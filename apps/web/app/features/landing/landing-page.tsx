import { PublicHeader } from '~/shell/public-header.tsx'
import { SiteFooter } from '~/shell/site-footer.tsx'
import { Closing } from './closing.tsx'
import { Figures } from './hero/figures.tsx'
import { Hero } from './hero/hero.tsx'
import { Pricing } from './prices/pricing.tsx'
import { Questions } from './prices/questions.tsx'
import { Problem } from './problem.tsx'
import { Accuracy } from './product/accuracy.tsx'
import { Brands } from './product/brands.tsx'
import { ExampleFormula } from './product/example-formula.tsx'
import { Examples } from './product/examples.tsx'
import { Features } from './product/features.tsx'
import { HowItWorks } from './product/how-it-works.tsx'
import { Lights } from './product/lights.tsx'
import { Techniques } from './product/techniques.tsx'

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
