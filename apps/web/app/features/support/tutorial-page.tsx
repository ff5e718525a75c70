import { Link } from 'react-router'
import { supportCopy as copy, TUTORIALS, type Tutorial } from '~/copy/public/support.ts'
import { paths } from '~/paths.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { ButtonLink } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import styles from './tutorial-page.module.css'

/** A tutorial: screenshot and steps. */
export function TutorialPage({ tutorial: { id, title, lead, steps } }: { readonly tutorial: Tutorial }) {
  const next = TUTORIALS[TUTORIALS.findIndex((other) => other.id === id) + 1]
  return (
    <ReadingPage>
      <div className={layout.close}>
        <Link to={paths.support} className={styles.back}>
          {copy.back}
        </Link>
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.picture}>
        <WebPicture name={`tutorials/${id}`} alt="" width={1152} height={720} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <Heading level={2} size="small">
              {step.title}
            </Heading>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      {next === undefined ? null : (
        <p className={styles.next}>
          {copy.next}
          <ButtonLink to={paths.tutorial(next.id)} look="secondary">
            {next.title}
          </ButtonLink>
        </p>
      )}
    </ReadingPage>
  )
}
