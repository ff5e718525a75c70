import { AcceptPage } from '~/auth/accept-page.tsx'
import { teamCopy } from '~/copy/account/team.ts'

export const meta = () => [{ title: `${teamCopy.accept.page} · Riflesso` }, { name: 'robots', content: 'noindex' }]

export default AcceptPage
