import { Link } from 'react-router'
import { supportCopy as copy, QUESTIONS, TUTORIALS } from '~/copy/public/support.ts'
import { paths } from '~/paths.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import texts from '~/ui/text.module.css'
import styles from './support-page.module.css'

/** Help centre: tutorials, then frequent questions. */
export function SupportPage() {
  return (
    <ReadingPage wide>
      <div className={layout.close}>
        <Heading level={1} size="page">
          {copy.title}
        </Heading>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <section id="tutorial" className={styles.section} aria-labelledby="tutorial-title">
        <Heading level={2} size="section" id="tutorial-title">
          {copy.tutorials}
        </Heading>
        <ul className={styles.cards}>
          {TUTORIALS.map(({ id, title, lead }) => (
            <li key={id}>
              <Link to={paths.tutorial(id)} className={styles.card}>
                <span className={styles.picture}>
                  <WebPicture name={`tutorials/${id}`} alt="" width={1152} height={720} />
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={texts.quiet}>{lead}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <Heading level={2} size="section">
          {copy.questions}
        </Heading>
        <dl className={styles.questions}>
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question} className={styles.question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p>
        {copy.accuracy.text}{' '}
        <Link to={paths.accuracy} className={styles.link}>
          {copy.accuracy.link}
        </Link>
      </p>
      <p>
        {copy.contact.text}{' '}
        <Link to={paths.contact} className={styles.link}>
          {copy.contact.link}
        </Link>
      </p>
    </ReadingPage>
  )
}
