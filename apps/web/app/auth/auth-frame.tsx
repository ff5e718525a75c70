import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { authCopy } from '~/copy/account/auth.ts'
import { commonCopy } from '~/copy/common.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { HairPicture } from '~/ui/hair/hair-picture.tsx'

/** Page layout of the forms, with a picture of hair beside them, or above them on a phone. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[9.5rem_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:grid-rows-[none]">
      <aside
        className="relative overflow-hidden lg:sticky lg:top-0 lg:h-[calc(100dvh_-_2rem)] lg:mt-4 lg:mr-0 lg:mb-4 lg:ml-4 lg:rounded-[1.75rem]"
        aria-hidden="true"
      >
        <HairPicture alt="" sizes="(min-width: 64em) 46vw, 100vw" />
        <p className="hidden lg:absolute lg:bottom-7 lg:left-7 lg:grid lg:py-3.5 lg:px-5 lg:rounded-picture lg:bg-[color-mix(in_srgb,var(--card)_94%,transparent)] lg:gap-0.5">
          <span className="font-display text-xl font-medium tracking-tight">{authCopy.picture.caption}</span>
          <span className="text-muted text-sm tabular-nums">{authCopy.picture.detail}</span>
        </p>
      </aside>
      <div className="grid pt-6 px-5 pb-12 grid-rows-[auto_1fr] md:pt-8 md:px-10 md:pb-12">
        <header className="flex w-full max-w-124 mx-auto">
          <Link
            to={paths.landing}
            className="inline-flex py-2 px-0 rounded-[0.5rem] no-underline"
            aria-label={commonCopy.product}
          >
            <Brandmark size="large" />
          </Link>
        </header>
        <main className="grid w-full max-w-124 pt-7 mx-auto content-start gap-6 lg:pt-[clamp(1.5rem,9dvh,6.5rem)]">
          {children}
        </main>
      </div>
    </div>
  )
}
