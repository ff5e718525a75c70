import { Link } from 'react-router'
import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { Section } from '../section.tsx'

const { accuracy: copy } = landingCopy

/** Figures that the build reads from the accuracy report; absent in component tests. */
const figures = import.meta.env.VITE_ACCURACY as Parameters<typeof copy.items>[0] | undefined

/** Accuracy of the readings on photographs: figures, method and limits. */
export function Accuracy() {
  if (figures === undefined) return null
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text(figures)}>
      <dl className="grid gap-3 md:grid-cols-[repeat(3,1fr)]">
        {copy.items(figures).map(({ value, text }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end py-[clamp(1rem,0.6rem_+_1.4vw,1.75rem)] px-[clamp(1.25rem,1rem_+_1vw,1.75rem)] border border-line rounded-card bg-card gap-1 max-md:flex-row-reverse max-md:items-center max-md:justify-end max-md:gap-4 max-md:[&_dd]:min-w-26 max-md:[&_dd]:whitespace-nowrap [&_dt]:text-muted [&_dd]:m-0 [&_dd]:font-display [&_dd]:text-2xl lg:text-3xl [&_dd]:tabular-nums [&_dd]:tracking-tight [&_dd]:leading-[1.1]"
          >
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-176 text-muted">
        {copy.misses}{' '}
        <Link to={paths.accuracy} className="text-ink">
          {copy.more}
        </Link>
      </p>
    </Section>
  )
}
