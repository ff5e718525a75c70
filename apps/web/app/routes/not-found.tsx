import { notFoundCopy } from '~/copy/not-found.ts'
import { NotFoundPage } from '~/features/not-found/not-found-page.tsx'

export const meta = () => [{ title: `${notFoundCopy.title} · Riflesso` }, { name: 'robots', content: 'noindex' }]

export default NotFoundPage
