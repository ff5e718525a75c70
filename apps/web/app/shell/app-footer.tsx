import { Link } from 'react-router'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import styles from './app-footer.module.css'

/** The pages that exist already; the others are named, not linked. */
const PAGES: Readonly<Record<string, string>> = { 'Privacy Policy': paths.privacy, 'Termini di Servizio': paths.terms }

/** The footer of the app. */
export function AppFooter() {
  const { support, legal } = shellCopy.footer
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Brandmark />
          <p className={styles.tagline}>{commonCopy.tagline}</p>
        </div>
        {[support, legal].map(({ title, items }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>
                  {PAGES[item] === undefined ? (
                    item
                  ) : (
                    <Link to={PAGES[item]} className={styles.link}>
                      {item}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className={styles.copyright}>{commonCopy.footer.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  )
}
