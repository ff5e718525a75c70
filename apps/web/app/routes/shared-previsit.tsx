import { previsitCopy } from '~/copy/previsit.ts'
import { SharedPrevisitPage } from '~/features/previsit/shared-previsit-page.tsx'

export const meta = () => [
  { title: `${previsitCopy.shared.page} · Riflesso` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default SharedPrevisitPage
