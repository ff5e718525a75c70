import { Link } from 'react-router'
import { supportCopy as copy, QUESTIONS, TUTORIALS } from '~/copy/public/support.ts'
import { paths } from '~/paths.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'

/** Help centre: tutorials, then frequent questions. */
export function SupportPage() {
  return (
    <ReadingPage wide>
      <div className="grid gap-3">
        <Heading level={1}>{copy.title}</Heading>
        <p className="text-muted text-lg">{copy.lead}</p>
      </div>
      <section id="tutorial" className="grid gap-5 scroll-mt-6" aria-labelledby="tutorial-title">
        <Heading level={2} size="section" id="tutorial-title">
          {copy.tutorials}
        </Heading>
        <ul className="grid gap-5 sm:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)]">
          {TUTORIALS.map(({ id, title, lead }) => (
            <li key={id}>
              <Link
                to={paths.tutorial(id)}
                className="block overflow-hidden h-full border border-line rounded-card bg-card text-inherit no-underline hover:border-control"
              >
                <span className="block aspect-8/5 bg-sunken [&_img]:h-full [&_img]:object-cover">
                  <WebPicture name={`tutorials/${id}`} alt="" width={1152} height={720} />
                </span>
                <span className="grid pt-4.5 px-5 pb-5.5 gap-1">
                  <span className="text-ink font-display text-xl font-medium tracking-tight leading-[1.2]">
                    {title}
                  </span>
                  <span className="text-muted">{lead}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-5 scroll-mt-6">
        <Heading level={2} size="section">
          {copy.questions}
        </Heading>
        <dl className="grid gap-y-7 gap-x-12 lg:grid-cols-[1fr_1fr]">
          {QUESTIONS.map(({ question, answer }) => (
            <div
              key={question}
              className="pt-5 border-t border-line [&_dt]:font-semibold [&_dd]:mt-1.5 [&_dd]:mx-0 [&_dd]:mb-0 [&_dd]:text-muted"
            >
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p>
        {copy.accuracy.text}{' '}
        <Link to={paths.accuracy} className="text-inherit font-semibold">
          {copy.accuracy.link}
        </Link>
      </p>
      <p>
        {copy.contact.text}{' '}
        <Link to={paths.contact} className="text-inherit font-semibold">
          {copy.contact.link}
        </Link>
      </p>
    </ReadingPage>
  )
}
