import { PublicHeader } from '~/shell/public-header.tsx'
import { SiteFooter } from '~/shell/site-footer.tsx'
import { Accuracy } from './accuracy.tsx'
import { Brands } from './brands.tsx'
import { Closing } from './closing.tsx'
import { ExampleFormula } from './example-formula.tsx'
import { Examples } from './examples.tsx'
import { Features } from './features.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './landing-page.module.css'
import { Lights } from './lights.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
import { Questions } from './questions.tsx'
import { Techniques } from './techniques.tsx'

/** The public front page. Pre-rendered: nothing here may depend on the visitor. */
export function LandingPage() {
  return (
    <>
      <PublicHeader />
      <main className={styles.main}>
        <Hero />
        <Figures />
        <Problem />
        <Lights />
        <HowItWorks />
        <ExampleFormula />
        <Features />
        <Accuracy />
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
