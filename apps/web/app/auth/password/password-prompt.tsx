import { lazy, Suspense, useEffect, useState } from 'react'
import { askForPasswordBy } from '~/api/password-needed.ts'

const PasswordDialog = lazy(() => import('./password-dialog.tsx'))

/** Asks for the password whenever a call requires it; the call is then repeated. */
export function PasswordPrompt() {
  const [answer, setAnswer] = useState<((typed: boolean) => void) | null>(null)
  useEffect(
    () =>
      askForPasswordBy(
        () =>
          new Promise((resolve) => {
            setAnswer(() => resolve)
          }),
      ),
    [],
  )
  if (answer === null) return null
  const close = (typed: boolean) => {
    answer(typed)
    setAnswer(null)
  }
  return (
    <Suspense>
      <PasswordDialog onTyped={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  )
}
