import { describe, expect, test } from 'vitest'
import { ApiError, type FailureCode, networkError } from '~/api/api-error.ts'
import { downloadFailure, searchFailure } from './failures.ts'

const failure = (code: FailureCode, serverMessage: string | null = null) =>
  new ApiError({ status: 400, code, message: '', serverMessage, details: {} })

describe('the message of a failed search', () => {
  test.each([
    ['QUOTA_EXCEEDED', 'Il server lo spiega', false],
    ['API_KEY_ERROR', 'Il server lo spiega', false],
    ['RATE_LIMIT', 'Il server lo spiega', false],
    ['INVALID_REQUEST', 'Il server lo spiega', false],
    ['search-failed', "Errore caricamento immagine, contattare l'assistenza.", true],
    ['internal-error', "Errore caricamento immagine, contattare l'assistenza.", true],
  ] as const)('%s [R8-015]', (code, text, retriable) => {
    expect(searchFailure(failure(code, 'Il server lo spiega'))).toEqual({
      title: 'Errore nella ricerca',
      text,
      retriable,
    })
  })

  test('the message of a failed search mentions a missing connection', () => {
    expect(searchFailure(networkError())).toMatchObject({ text: networkError().message, retriable: true })
  })
})

describe('the message of a failed download', () => {
  test('the message of a failed download is from the server, with a default [R8-016]', () => {
    expect(downloadFailure(failure('download-timeout', 'Troppo lento'))).toEqual({
      title: 'Download fallito',
      text: 'Troppo lento',
    })
    expect(downloadFailure(failure('unknown')).text).toMatch(/non è disponibile/)
    expect(downloadFailure(new TypeError()).title).toBe('Errore nella conversione')
  })
})
