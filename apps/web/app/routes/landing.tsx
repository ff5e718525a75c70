import { commonCopy } from '~/copy/common.ts'
import { landingCopy } from '~/copy/public/landing.ts'
import { LandingPage } from '~/features/landing/landing-page.tsx'
import { installation } from '~/installation.ts'
import { publicPageMeta } from '~/page-meta.ts'
import { paths } from '~/paths.ts'
import display from '~/styles/fonts/fraunces-latin.woff2?url'

const { title, description } = landingCopy

/** Structured data about the product. Source: https://schema.org/SoftwareApplication */
const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: commonCopy.product,
  description,
  url: `${installation.origin}${paths.landing}`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'it',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR', description: landingCopy.hero.note },
}

export const meta = () => [
  ...publicPageMeta({ title, description, path: paths.landing }),
  { 'script:ld+json': PRODUCT },
]

/** Preload for the headline, the largest element above the fold. */
export const links = () => [{ rel: 'preload', as: 'font', type: 'font/woff2', href: display, crossOrigin: 'anonymous' }]

export default LandingPage
