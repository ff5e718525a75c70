import { pactCopy } from '~/copy/analysis/pact.ts'
import { SharedPactPage } from '~/features/pact/shared-pact-page.tsx'

export const meta = () => [
  { title: `${pactCopy.shared.page} · Riflesso` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default SharedPactPage
