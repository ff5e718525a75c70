import { teamCopy } from '~/copy/team.ts'
import { AcceptPage } from '~/features/auth/accept-page.tsx'

export const meta = () => [{ title: `${teamCopy.accept.page} · Riflesso` }, { name: 'robots', content: 'noindex' }]

export default AcceptPage
