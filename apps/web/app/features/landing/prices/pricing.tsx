import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { landingCopy } from '~/copy/public/landing.ts'
import { installation } from '~/installation.ts'
import { Section } from '../section.tsx'
import styles from './pricing.module.css'

/** Loaded lazily with the API client, when scrolled near. */
const Prices = lazy(() => import('./prices.tsx'))

const { pricing: copy } = landingCopy

/** Distance below the viewport at which the prices load. */
const NEAR = '600px'

/** Prices; choosing a plan links to the registration. */
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

/** Prices in the server's HTML, for search engines and without scripts. */
const InOneLine = () => <p>{installation.prices}</p>
