import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import styles from './app-footer.module.css'

/** The footer of the app. Its pages do not exist yet: they are named, not linked. */
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
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <p className={styles.copyright}>{commonCopy.footer.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  )
}
