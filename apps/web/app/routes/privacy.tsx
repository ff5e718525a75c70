import { legalCopy } from '~/copy/public/legal.ts'
import { LegalPage } from '~/features/legal/legal-page.tsx'
import { publicPageMeta } from '~/page-meta.ts'
import { paths } from '~/paths.ts'

const document = legalCopy.privacy

export const meta = () =>
  publicPageMeta({ title: `${document.title} · Riflesso`, description: document.description, path: paths.privacy })

export default function PrivacyRoute() {
  return <LegalPage document={document} />
}
