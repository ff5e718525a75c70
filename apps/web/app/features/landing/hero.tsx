import { lazy, Suspense, useState } from 'react'
import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { CompareSlider } from '~/ui/picture/compare-slider.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'

/** Loaded on demand with the photo reader. */
const TryOut = lazy(() => import('./try-out/try-out-dialog.tsx'))

const { hero, slider, figures } = landingCopy

/** Headline and picture. */
export function Hero() {
  return (
    <section className="grid items-center pt-2 pb-8 gap-7 lg:pt-11 lg:px-0 lg:pb-18 lg:grid-cols-[minmax(0,1.09fr)_minmax(0,0.91fr)] lg:gap-[clamp(2rem,4vw,4rem)]">
      <div className="grid gap-5 justify-items-start">
        <Heading level={1} size="hero">
          <span className="whitespace-nowrap max-sm:block lg:max-xl:block">{hero.before}</span>{' '}
          <span className="whitespace-nowrap max-sm:block lg:max-xl:block">
            {hero.link} <em className="text-copper italic tracking-[-0.055em]">{hero.accent}</em>
            {hero.comma}
          </span>{' '}
          <span className="block">{hero.after}</span>
        </Heading>
        <p className="max-w-156 text-muted text-lg lg:text-xl tracking-snug leading-normal">{hero.lead}</p>
        <div className="flex flex-wrap mt-3 gap-3">
          <ButtonLink to={paths.authRegister} reloadDocument size="lg">
            {hero.start}
          </ButtonLink>
          <Demo />
        </div>
        <p className="text-muted text-sm">{hero.note}</p>
      </div>
      <figure className="grid w-full gap-4 max-w-136 justify-self-center lg:max-w-160 lg:justify-self-end [&_figcaption]:text-2xs [&_figcaption]:text-center">
        <BeforeAfter />
        <figcaption className="text-muted text-sm">{slider.caption}</figcaption>
      </figure>
    </section>
  )
}

function Demo() {
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        size="lg"
        onClick={() => {
          setWanted(true)
          setOpened(true)
        }}
      >
        {hero.demo}
      </Button>
      {wanted ? (
        <Suspense>
          <TryOut opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

const tagStyle = 'py-1 px-3 rounded-full bg-[color-mix(in_srgb,var(--card)_95%,transparent)] text-ink text-xs'

const SIZE = { width: 800, height: 800 } as const

/** Slider between a photographed head and the same in the colour of the example's plan; the words stand below the hair. */
function BeforeAfter() {
  return (
    <>
      <CompareSlider
        className="rounded-[1.75rem] aspect-square shadow-picture [&_picture]:h-full [&_picture]:object-cover [&_img]:h-full [&_img]:object-cover"
        before={<WebPicture name="real/prima" alt={slider.prima.alt} {...SIZE} first />}
        after={<WebPicture name="real/simulata" alt={slider.dopo.alt} {...SIZE} first />}
        beforeTag={<p className={tagStyle}>{slider.prima.label}</p>}
        afterTag={<p className={tagStyle}>{slider.dopo.label}</p>}
        label={slider.label}
        value={slider.value}
      />
      <div className="grid gap-4 grid-cols-[1fr_1fr] [&>:last-child]:text-end [&_span]:block">
        {[slider.prima, slider.dopo].map(({ name, detail }) => (
          <p key={name}>
            <span className="font-display text-lg lg:text-xl font-medium tracking-[-0.015em] leading-tight">
              {name}
            </span>
            <span className="mt-1 text-muted text-xs tabular-nums leading-[1.4]">{detail}</span>
          </p>
        ))}
      </div>
    </>
  )
}

/** The product in four numbers. */
export function Figures() {
  return (
    <dl className="grid pt-6 px-0 pb-0 border-t border-line gap-y-4.5 gap-x-5 grid-cols-[1fr_1fr] md:grid-cols-[repeat(4,1fr)]">
      {figures.map(({ value, text }) => (
        <div
          key={text}
          className="flex flex-col-reverse justify-end gap-1 [&_dt]:text-muted [&_dt]:text-sm [&_dd]:m-0 [&_dd]:font-display [&_dd]:text-3xl [&_dd]:font-[450] [&_dd]:tracking-[-0.03em] [&_dd]:leading-[1.1]"
        >
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
