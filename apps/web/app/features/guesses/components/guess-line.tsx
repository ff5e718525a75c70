import type { Guess, GuessFamily, GuessVolume } from '@riflesso/colorimetry'
import { useQuery } from '@tanstack/react-query'
import { guessesCopy } from '~/copy/guesses.ts'
import { decimal, withError } from '~/format/numbers.ts'
import { Button } from '~/ui/button/button.tsx'
import texts from '~/ui/text.module.css'
import { savedGuessQuery } from '../api/guesses.ts'

const { line: copy } = guessesCopy

const words = (level: string, family: GuessFamily, volume: GuessVolume): string =>
  copy.words(
    level,
    guessesCopy.families[family].toLowerCase(),
    volume === 0 ? copy.noDeveloper : guessesCopy.volumes[volume],
  )

/** Stores the guess of an analysis that was just made, and shows it beside the answer. */
export function GuessLine({ analysisId, guess }: { readonly analysisId: string; readonly guess: Guess }) {
  const saved = useQuery(savedGuessQuery(analysisId, guess))
  if (saved.isError)
    return (
      <p className={texts.note} role="status">
        {copy.failed}{' '}
        <Button look="plain" size="sm" onClick={() => void saved.refetch()}>
          {copy.again}
        </Button>
      </p>
    )
  if (!saved.data) return null
  const { answer } = saved.data
  return (
    <p className={texts.note}>
      {copy.yours(words(decimal(saved.data.guess.level), saved.data.guess.family, saved.data.guess.volume))}{' '}
      {copy.answer(words(withError(answer.level, answer.levelError), answer.family, answer.volume))}
    </p>
  )
}
