import display from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?url'
import { landingCopy } from '~/copy/landing.ts'
import { LandingPage } from '~/features/landing/landing-page.tsx'

export const meta = () => [{ title: landingCopy.title }, { name: 'description', content: landingCopy.description }]

/** The headline is the first thing to be seen here. */
export const links = () => [{ rel: 'preload', as: 'font', type: 'font/woff2', href: display, crossOrigin: 'anonymous' }]

export default LandingPage
