import { Link } from 'react-router'
import { commonCopy } from '~/copy/common.ts'
import { legalCopy } from '~/copy/legal.ts'
import { longDate } from '~/format/dates.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from './legal-page.module.css'
import { OperatorCard } from './operator-card.tsx'

type Props = { readonly document: typeof legalCopy.privacy | typeof legalCopy.terms }

/** One of the documents that the law and the contract ask for. */
export function LegalPage({ document }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={paths.landing} className={styles.home} aria-label={commonCopy.product}>
          <Brandmark size="large" />
        </Link>
      </header>
      <main className={styles.main}>
        <div>
          <Heading level={1} size="page">
            {document.title}
          </Heading>
          <p className={styles.version}>{legalCopy.version(longDate(new Date(document.version)))}</p>
        </div>
        <OperatorCard />
        {document.sections.map(({ title, paragraphs, ...section }) => (
          <section key={title} id={'id' in section ? section.id : undefined} className={styles.section}>
            <Heading level={2} size="card">
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p>
          <Link to={paths.landing} className={styles.link}>
            {legalCopy.back}
          </Link>
        </p>
      </main>
    </div>
  )
}
