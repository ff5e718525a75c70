import { guessesCopy } from '~/copy/guesses.ts'
import { GuessesPage } from '~/features/guesses/guesses-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${guessesCopy.page} · Riflesso` }]

export default function GuessesRoute() {
  return (
    <AppFrame titled>
      <GuessesPage />
    </AppFrame>
  )
}
