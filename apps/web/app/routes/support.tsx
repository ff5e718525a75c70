import { QUESTIONS, supportCopy } from '~/copy/public/support.ts'
import { SupportPage } from '~/features/support/support-page.tsx'
import { publicPageMeta } from '~/page-meta.ts'
import { paths } from '~/paths.ts'

/** Source: https://schema.org/FAQPage */
const FAQ = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'it',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

export const meta = () => [
  ...publicPageMeta({
    title: `${supportCopy.title} · Riflesso`,
    description: supportCopy.description,
    path: paths.support,
  }),
  { 'script:ld+json': FAQ },
]

export default SupportPage
