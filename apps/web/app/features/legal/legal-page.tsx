import { legalIdentity } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '~/api/client.ts'
import { legalCopy } from '~/copy/public/legal.ts'
import { longDate } from '~/format/dates.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'

const { operator } = legalCopy

type Props = { readonly document: (typeof legalCopy)['privacy' | 'terms' | 'cookie'] }

/** A legal document. */
export function LegalPage({ document }: Props) {
  return (
    <ReadingPage>
      <div>
        <Heading level={1}>{document.title}</Heading>
        <p className="mt-2 text-muted">{legalCopy.version(longDate(new Date(document.version)))}</p>
      </div>
      <OperatorCard />
      {document.sections.map(({ title, paragraphs, ...section }) => (
        <section
          key={title}
          id={'id' in section ? section.id : undefined}
          className="grid gap-3 grid-cols-1 scroll-mt-6"
        >
          <Heading level={2}>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </ReadingPage>
  )
}

/** The operator of the installation, from its settings. */
function OperatorCard() {
  const query = useQuery(queryOf(legalIdentity, {}))
  const identity = query.data?.identity
  return (
    <Card aria-labelledby="operator">
      <Heading level={2} id="operator">
        {operator.title}
      </Heading>
      <div className="grid min-h-32 mt-3 content-start">
        {identity ? (
          <>
            <p className="font-semibold">{identity.name}</p>
            <p>{identity.address}</p>
            <p>{operator.vat(identity.vatNumber)}</p>
            <p>{operator.pec(identity.pec)}</p>
            <p>{operator.contact(identity.contact)}</p>
          </>
        ) : (
          <p role="status">
            {query.isError ? operator.failed : query.data ? operator.demonstration : operator.loading}
          </p>
        )}
      </div>
    </Card>
  )
}
