import { landingCopy } from '~/copy/landing.ts'
import { LandingPage } from '~/features/landing/landing-page.tsx'

export const meta = () => [{ title: landingCopy.title }, { name: 'description', content: landingCopy.description }]

export default LandingPage
