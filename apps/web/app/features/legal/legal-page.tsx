import { legalCopy } from '~/copy/public/legal.ts'
import { longDate } from '~/format/dates.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Heading } from '~/ui/heading.tsx'
import { OperatorCard } from './operator-card.tsx'

type Props = { readonly document: (typeof legalCopy)['privacy' | 'terms' | 'cookie'] }

/** A legal document. */
export function LegalPage({ document }: Props) {
  return (
    <ReadingPage>
      <div>
        <Heading level={1} size="page">
          {document.title}
        </Heading>
        <p className="mt-2 text-muted">{legalCopy.version(longDate(new Date(document.version)))}</p>
      </div>
      <OperatorCard />
      {document.sections.map(({ title, paragraphs, ...section }) => (
        <section
          key={title}
          id={'id' in section ? section.id : undefined}
          className="grid gap-3 grid-cols-1 scroll-mt-6"
        >
          <Heading level={2} size="card">
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </ReadingPage>
  )
}
