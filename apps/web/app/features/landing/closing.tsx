import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'

const { closing: copy } = landingCopy

/** Final call to action, which links to the app; without a session it redirects to the registration. */
export function Closing() {
  return (
    <section className="grid py-[clamp(2.25rem,7vw,5rem)] px-6 rounded-[1.75rem] mt-[clamp(3.25rem,1.25rem_+_8vw,7rem)] bg-plum-tint gap-5 justify-items-center text-center">
      <Heading level={2} size="page">
        {copy.title}
      </Heading>
      <p className="max-w-156 text-muted text-lg leading-normal">{copy.text}</p>
      <ButtonLink to={paths.appOrRegister} reloadDocument size="lg">
        {copy.start}
      </ButtonLink>
    </section>
  )
}
