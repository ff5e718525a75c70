import type { Guess } from '@riflesso/colorimetry'
import { changeGuessSettings, deleteGuesses, ownGuesses, saveGuess, sharedGuesses } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { type CallInput, call } from '~/api/client.ts'

/** The user's own guesses and choices. */
export const ownGuessesQuery = queryOptions({
  queryKey: [ownGuesses.path],
  queryFn: ({ signal }) => call(ownGuesses, {}, { signal }),
})

export const sharedGuessesQuery = queryOptions({
  queryKey: [sharedGuesses.path],
  queryFn: ({ signal }) => call(sharedGuesses, {}, { signal }),
  staleTime: 0,
})

/** Stores a guess and returns it beside the answer; the server keeps the first one, so repeating it is harmless. */
export const savedGuessQuery = (analysisId: string, guess: Guess) =>
  queryOptions({
    queryKey: [saveGuess.path, analysisId],
    queryFn: ({ signal }) => call(saveGuess, { params: { id: analysisId }, body: guess }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const putGuessSettings = (body: CallInput<typeof changeGuessSettings>['body']) =>
  call(changeGuessSettings, { body })

export const eraseGuesses = () => call(deleteGuesses, {})
