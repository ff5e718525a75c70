import { legalCopy } from '~/copy/legal.ts'
import { LegalPage } from '~/features/legal/legal-page.tsx'

const document = legalCopy.privacy

export const meta = () => [
  { title: `${document.title} · Riflesso` },
  { name: 'description', content: document.description },
]

export default function PrivacyRoute() {
  return <LegalPage document={document} />
}
