import { notFoundCopy } from '~/copy/not-found.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'

/** Page for unknown URLs. */
export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh py-8 px-6 content-center gap-5 justify-items-center text-center" lang="en">
      <Brandmark size="large" />
      <p
        className="text-copper font-display text-[length:clamp(6rem,3rem_+_16vw,12rem)] font-[300] tracking-[-0.06em] leading-[0.9]"
        aria-hidden="true"
      >
        404
      </p>
      <Heading level={1}>{notFoundCopy.title}</Heading>
      <p className="max-w-120 text-muted text-base leading-normal">{notFoundCopy.hint}</p>
      <ButtonLink to={paths.landing} look="secondary">
        {notFoundCopy.home}
      </ButtonLink>
    </main>
  )
}
