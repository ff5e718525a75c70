import { authCopy } from '~/copy/auth.ts'
import { RevertPage } from '~/features/auth/revert-page.tsx'

export const meta = () => [{ title: `${authCopy.revert.page} · Riflesso` }, { name: 'robots', content: 'noindex' }]

export default RevertPage
