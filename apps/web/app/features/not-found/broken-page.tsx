import { commonCopy } from '~/copy/common.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from './page.module.css'

/** Error page for a screen that failed to render. */
export function BrokenPage() {
  return (
    <main className={styles.page}>
      <Brandmark size="large" />
      <Heading level={1} size="page">
        {commonCopy.brokenPage.title}
      </Heading>
      <p className={styles.text}>{commonCopy.brokenPage.text}</p>
      <Button onClick={() => window.location.reload()}>{commonCopy.brokenPage.reload}</Button>
    </main>
  )
}
