import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { landingCopy } from '~/copy/public/landing.ts'
import { QUESTIONS } from '~/copy/public/support.ts'
import { paths } from '~/paths.ts'
import disclosure from '../disclosure.module.css'
import { Section } from '../section.tsx'
import styles from './questions.module.css'

const { questions: copy } = landingCopy

/** Frequent questions of owners, with answers from the help centre. */
export function Questions() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <div className={styles.list}>
        {QUESTIONS.filter(({ first }) => first).map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={`${disclosure.title} ${styles.question}`}>
              {question}
              <IconChevronDown className={disclosure.sign} size="1.125rem" stroke={1.75} aria-hidden />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <p>
        <Link to={paths.support} className={styles.more}>
          {copy.more}
        </Link>
      </p>
    </Section>
  )
}
