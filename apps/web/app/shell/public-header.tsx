import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { readToken, watchToken } from '~/api/token.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { ButtonLink } from '~/ui/button.tsx'

const buttonStyle = 'h-12 py-0 px-6.5 max-sm:h-11 max-sm:py-0 max-sm:px-4.5 max-sm:text-sm'

/** Whether this browser has a session; false until hydration. */
const useHasSession = () =>
  useSyncExternalStore(
    watchToken,
    () => readToken() !== null,
    () => false,
  )

/** Header of public pages; with a session it links back to the app. */
export function PublicHeader() {
  const hasSession = useHasSession()
  return (
    <header className="flex flex-wrap w-[min(100%,var(--page-width))] items-center justify-between py-5 px-(--page-margin) mx-auto gap-y-3 gap-x-4">
      <Link to={paths.landing} className="rounded-[0.5rem] text-inherit no-underline" aria-label={commonCopy.product}>
        <Brandmark size="large" />
      </Link>
      <nav className="flex gap-3">
        {hasSession ? (
          <ButtonLink to={paths.app} reloadDocument className={buttonStyle}>
            {shellCopy.backToApp}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.auth} reloadDocument look="secondary" className={buttonStyle}>
              {shellCopy.signIn}
            </ButtonLink>
            <ButtonLink to={paths.authRegister} reloadDocument className={buttonStyle}>
              {shellCopy.start}
            </ButtonLink>
          </>
        )}
      </nav>
    </header>
  )
}
