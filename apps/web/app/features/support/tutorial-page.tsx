import { Link } from 'react-router'
import { supportCopy as copy, TUTORIALS, type Tutorial } from '~/copy/public/support.ts'
import { paths } from '~/paths.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'

/** A tutorial: screenshot and steps. */
export function TutorialPage({ tutorial: { id, title, lead, steps } }: { readonly tutorial: Tutorial }) {
  const next = TUTORIALS[TUTORIALS.findIndex((other) => other.id === id) + 1]
  return (
    <ReadingPage>
      <div className="grid gap-3">
        <Link to={paths.support} className="text-copper-text text-sm font-semibold">
          {copy.back}
        </Link>
        <Heading level={1}>{title}</Heading>
        <p className="text-muted text-lg">{lead}</p>
      </div>
      <div className="overflow-hidden rounded-card aspect-8/5 bg-sunken [&_img]:h-full [&_img]:object-cover">
        <WebPicture name={`tutorials/${id}`} alt="" width={1152} height={720} />
      </div>
      <ol className="grid [counter-reset:step] gap-6">
        {steps.map((step) => (
          <li
            key={step.title}
            className="grid [counter-increment:step] gap-y-1 gap-x-4 grid-cols-[auto_1fr] before:grid before:size-9 before:rounded-full before:bg-plum before:text-on-plum before:content-[counter(step)] before:font-display before:font-medium before:row-[1_/_3] before:place-items-center [&_h2]:self-center"
          >
            <Heading level={2} size="small">
              {step.title}
            </Heading>
            <p className="text-muted col-[2]">{step.text}</p>
          </li>
        ))}
      </ol>
      {next === undefined ? null : (
        <p className="flex flex-wrap items-center pt-6 border-t border-line text-muted gap-y-3 gap-x-4">
          {copy.next}
          <ButtonLink to={paths.tutorial(next.id)} look="secondary">
            {next.title}
          </ButtonLink>
        </p>
      )}
    </ReadingPage>
  )
}
