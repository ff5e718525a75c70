import { Link } from 'react-router'
import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { FoldedSection } from './folded-section.tsx'
import { Section } from './section.tsx'

const { accuracy: copy, lights } = landingCopy

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

/** Explains error bars: one lock in three lights, and other real hair with readings. */
export function Lights() {
  return (
    <FoldedSection title={lights.title} text={lights.text}>
      <div className="grid gap-6 lg:gap-[clamp(2rem,4vw,4.5rem)] lg:grid-cols-[1fr_1fr]">
        {lights.groups.map(({ title, items }) => (
          <div key={title} className="grid gap-4">
            <Heading level={3}>{title}</Heading>
            <ul className="grid gap-3 grid-cols-3">
              {items.map((item) => (
                <Hair key={item.name} {...item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="text-muted text-2xs">{lights.caption}</p>
    </FoldedSection>
  )
}

type HairProps = { readonly name: keyof typeof lights.readings; readonly label: string; readonly alt: string }

function Hair({ name, label, alt }: HairProps) {
  const { level, light, bar } = lights.readings[name]
  return (
    <li className="grid content-start gap-1.5">
      <div className="overflow-hidden rounded-picture aspect-4/5 bg-sunken">
        <WebPicture name={`real/${name}`} alt={alt} width={384} height={480} />
      </div>
      <p className="mt-1 font-semibold">{label}</p>
      <p className="font-display text-xl tabular-nums tracking-tight leading-[1.1] whitespace-nowrap">{level}</p>
      <div className="relative h-2 rounded-full bg-line" aria-hidden>
        <span
          className="absolute top-0 bottom-0 rounded-full bg-plum opacity-40"
          style={{ left: `${bar.from}%`, right: `${100 - bar.to}%` }}
        />
        <span
          className="absolute -top-0.5 -bottom-0.5 w-0.75 rounded-full ml-[-0.09375rem] bg-plum"
          style={{ left: `${bar.at}%` }}
        />
      </div>
      <p className="text-muted text-2xs">{light}</p>
    </li>
  )
}
