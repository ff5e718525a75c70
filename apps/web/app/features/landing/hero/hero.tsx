import { lazy, Suspense, useState } from 'react'
import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { BeforeAfter } from './before-after.tsx'

/** Loaded on demand with the photo reader. */
const TryOut = lazy(() => import('../try-out/try-out-dialog.tsx'))

const { hero, slider } = landingCopy

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
