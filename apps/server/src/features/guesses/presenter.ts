import { compareGuess } from '@riflesso/colorimetry'
import type { ComparedGuess } from '@riflesso/contract'
import type { GuessRow } from './repository.ts'

export const presentGuess = ({ guess, answer, guessedAt }: GuessRow): ComparedGuess => ({
  guess,
  answer,
  comparison: compareGuess(guess, answer),
  guessedAt: guessedAt.toISOString(),
})
