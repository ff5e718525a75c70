import { useState } from 'react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Heading } from '~/ui/heading.tsx'
import { isLongText } from '../model/collapse.ts'
import styles from './text-section.module.css'

/** One section of the consultation; a long one shows two lines until it is asked for. */
export function TextSection({ title, text }: { readonly title: string; readonly text: string }) {
  const long = isLongText(text)
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.section}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      {long ? (
        <button
          className={styles.more}
          type="button"
          aria-expanded={open}
          aria-label={open ? resultCopy.lessOf(title) : resultCopy.moreOf(title)}
          onClick={() => setOpen(!open)}
        >
          {open ? resultCopy.less : resultCopy.more}
        </button>
      ) : null}
      <p className={styles.text} data-collapsed={(long && !open) || undefined}>
        {unbroken(text)}
      </p>
    </section>
  )
}
