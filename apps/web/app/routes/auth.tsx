import { AuthPage } from '~/auth/sign-in/auth-page.tsx'
import { authCopy } from '~/copy/account/auth.ts'

export const meta = () => [{ title: `${authCopy.title} · Riflesso` }]

export default AuthPage
