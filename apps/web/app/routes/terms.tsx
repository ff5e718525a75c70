import { legalCopy } from '~/copy/public/legal.ts'
import { LegalPage } from '~/features/legal/legal-page.tsx'
import { publicPageMeta } from '~/page-meta.ts'
import { paths } from '~/paths.ts'

const document = legalCopy.terms

export const meta = () =>
  publicPageMeta({ title: `${document.title} · Riflesso`, description: document.description, path: paths.terms })

export default function TermsRoute() {
  return <LegalPage document={document} />
}
