import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { FoldedSection } from '../folded-section.tsx'

const { lights: copy } = landingCopy

/** Explains error bars: one lock in three lights, and other real hair with readings. */
export function Lights() {
  return (
    <FoldedSection title={copy.title} text={copy.text}>
      <div className="grid gap-6 lg:gap-[clamp(2rem,4vw,4.5rem)] lg:grid-cols-[1fr_1fr]">
        {copy.groups.map(({ title, items }) => (
          <div key={title} className="grid gap-4">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <ul className="grid gap-3 grid-cols-3">
              {items.map((item) => (
                <Hair key={item.name} {...item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="text-muted text-2xs">{copy.caption}</p>
    </FoldedSection>
  )
}

type HairProps = { readonly name: keyof typeof copy.readings; readonly label: string; readonly alt: string }

function Hair({ name, label, alt }: HairProps) {
  const { level, light, bar } = copy.readings[name]
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
