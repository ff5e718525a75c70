import { authCopy } from '~/copy/auth.ts'
import { AuthPage } from '~/features/auth/auth-page.tsx'

export const meta = () => [{ title: `${authCopy.title} · Riflesso` }]

export default AuthPage
