import { legalCopy } from '~/copy/legal.ts'
import { LegalPage } from '~/features/legal/legal-page.tsx'

const document = legalCopy.terms

export const meta = () => [
  { title: `${document.title} · Riflesso` },
  { name: 'description', content: document.description },
]

export default function TermsRoute() {
  return <LegalPage document={document} />
}
