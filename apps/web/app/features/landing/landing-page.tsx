import { Link } from 'react-router'
import { commonCopy } from '~/copy/common.ts'
import { landingCopy } from '~/copy/landing.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import { BeforeAfter } from './before-after.tsx'
import styles from './landing-page.module.css'

const HOW = 'come-funziona'

/** The public front page. Pre-rendered: nothing here may depend on the visitor. */
export function LandingPage() {
  return (
    <div className={styles.page}>
      <Header />
      <main>
        <Hero />
        <Figures />
        <HowItWorks />
        <Closing />
      </main>
      <footer className={styles.footer}>
        <Brandmark />
        <p>{commonCopy.tagline}</p>
        <p suppressHydrationWarning>{commonCopy.footer.copyright(new Date().getFullYear())}</p>
      </footer>
    </div>
  )
}

function Header() {
  return (
    <header className={styles.header}>
      <Link to={paths.landing} className={styles.home} aria-label={commonCopy.product}>
        <Brandmark size="large" />
      </Link>
      <nav className={styles.nav}>
        <ButtonLink to={paths.auth} look="secondary" className={styles.headerButton}>
          {landingCopy.signIn}
        </ButtonLink>
        <ButtonLink to={paths.authRegister} className={styles.headerButton}>
          {landingCopy.start}
        </ButtonLink>
      </nav>
    </header>
  )
}

function Hero() {
  const { hero } = landingCopy
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} size="hero">
          {hero.before} <em className={styles.accent}>{hero.accent}</em>
          {hero.comma} <span className={styles.together}>{hero.after}</span>
        </Heading>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.authRegister} size="lg">
            {hero.start}
          </ButtonLink>
          <ButtonLink to={`#${HOW}`} look="secondary" size="lg">
            {hero.how}
          </ButtonLink>
        </div>
        <p className={styles.note}>{hero.note}</p>
      </div>
      <figure className={styles.figure}>
        <BeforeAfter />
        <figcaption className={styles.note}>{landingCopy.slider.caption}</figcaption>
      </figure>
    </section>
  )
}

function Figures() {
  return (
    <dl className={styles.figures}>
      {landingCopy.figures.map(({ value, text }) => (
        <div key={value} className={styles.number}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function HowItWorks() {
  const { how } = landingCopy
  return (
    <section id={HOW} className={styles.section}>
      <Eyebrow>{how.eyebrow}</Eyebrow>
      <Heading level={2} size="page">
        {how.title}
      </Heading>
      <ol className={styles.steps}>
        {how.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Heading level={3} size="card">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Closing() {
  const { closing } = landingCopy
  return (
    <section className={styles.closing}>
      <Heading level={2} size="page">
        {closing.title}
      </Heading>
      <p className={styles.lead}>{closing.text}</p>
      <ButtonLink to={paths.app} size="lg">
        {closing.start}
      </ButtonLink>
    </section>
  )
}
