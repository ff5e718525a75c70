import { RevertPage } from '~/auth/revert-page.tsx'
import { authCopy } from '~/copy/account/auth.ts'

export const meta = () => [{ title: `${authCopy.revert.page} · Riflesso` }, { name: 'robots', content: 'noindex' }]

export default RevertPage
