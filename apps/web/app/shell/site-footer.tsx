import { Link } from 'react-router'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { installation } from '~/installation.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import styles from './site-footer.module.css'

const { support, legal } = shellCopy.footer

const COLUMNS = [
  {
    title: support.title,
    links: [
      { to: paths.support, text: support.help },
      { to: paths.tutorials, text: support.tutorials },
      { to: paths.accuracy, text: support.accuracy },
      { to: paths.contact, text: support.contact },
    ],
  },
  {
    title: legal.title,
    links: [
      { to: paths.privacy, text: legal.privacy },
      { to: paths.terms, text: legal.terms },
      { to: paths.cookie, text: legal.cookie },
    ],
  },
] as const

/** Footer of all pages; `quiet`: a line of links for each title on a phone. */
export function SiteFooter({ quiet = false }: { readonly quiet?: boolean }) {
  return (
    <footer className={styles.footer} data-quiet={quiet || undefined}>
      <div className={styles.inner}>
        <div>
          <Brandmark />
          <p className={styles.tagline}>{commonCopy.tagline}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.list}>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.end}>
          {/* The year of the visit; the page may have been built the year before. */}
          <p suppressHydrationWarning>{commonCopy.footer.copyright(new Date().getFullYear())}</p>
          <p className={styles.operator}>{installation.operator}</p>
        </div>
      </div>
    </footer>
  )
}
