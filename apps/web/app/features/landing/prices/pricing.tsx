import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { landingCopy } from '~/copy/landing.ts'
import { installation } from '~/installation.ts'
import { Section } from '../section.tsx'
import styles from './pricing.module.css'

/** The price list asks the server, with all that this takes: only for who comes near it. */
const Prices = lazy(() => import('./prices.tsx'))

const { pricing: copy } = landingCopy

/** How far above the window's lower edge the prices are asked for. */
const NEAR = '600px'

/** What the product costs; choosing a plan leads to the registration. */
export function Pricing() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <div ref={place} className={styles.prices}>
        {near ? (
          <Suspense fallback={<InOneLine />}>
            <Prices />
          </Suspense>
        ) : (
          <InOneLine />
        )}
      </div>
    </Section>
  )
}

/** The prices as the server wrote them into the page: for search engines, and for whom no script runs. */
const InOneLine = () => <p>{installation.prices}</p>
