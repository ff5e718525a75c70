import { describe, expect, test } from 'vitest'
import { commonCopy } from '~/copy/common.ts'
import { errorOfResponse, formMessageOf, messageOf, networkError } from './api-error.ts'

const answer = (status: number, body: string, statusText = 'Some Status') => new Response(body, { status, statusText })

describe('errorOfResponse', () => {
  test.each([
    [
      'the error field',
      { error: 'Email o password non corrette.', message: 'altro' },
      '401: Email o password non corrette.',
    ],
    ['else the message field', { message: 'Riprova' }, '401: Riprova'],
    ['else the status text', {}, '401: Some Status'],
    ['blank fields count as absent', { error: '', message: '' }, '401: Some Status'],
  ])('the message of an ApiError is the status and %s [R8-003]', async (_, body, message) =>
    expect((await errorOfResponse(answer(401, JSON.stringify(body)))).message).toBe(message),
  )

  test.each(['<html>', '', 'null', '"text"', '[1]'])(
    'an answer that is no JSON object (%s) leaves the status text [R8-003]',
    async (body) => {
      const error = await errorOfResponse(answer(502, body))
      expect(error).toMatchObject({ status: 502, code: 'unknown', message: '502: Some Status', serverMessage: null })
    },
  )

  test('an ApiError keeps the code and further fields', async () => {
    const body = { error: 'Finite', code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: 3 }
    const error = await errorOfResponse(answer(403, JSON.stringify(body)))
    expect(error.code).toBe('requires-upgrade')
    expect(error.details).toMatchObject({ requiresUpgrade: true, trialAnalysesUsed: 3 })
    expect(messageOf(error)).toBe('Finite')
  })

  test.each([
    [undefined, 401, true],
    ['token-missing', 401, true],
    ['account-suspended', 403, true],
    [undefined, 403, false],
    ['requires-upgrade', 403, false],
    ['forbidden', 403, false],
    ['wrong-password', 403, false],
  ])('%s (%i) ends the session: %s [R8-001]', async (code, status, ends) =>
    expect((await errorOfResponse(answer(status, JSON.stringify({ code })))).endsSession).toBe(ends),
  )
})

describe('messageOf', () => {
  test('messageOf reports that the server did not answer', () =>
    expect(messageOf(networkError())).toBe(commonCopy.offline))
  test.each([502, 503, 504])('messageOf treats a %i of a proxy as no answer', async (status) =>
    expect(messageOf(await errorOfResponse(answer(status, '<html>', 'Bad Gateway')))).toBe(commonCopy.offline),
  )
  test('messageOf is the message of the server if there is one', async () =>
    expect(messageOf(await errorOfResponse(answer(503, JSON.stringify({ error: 'Troppe analisi in corso.' }))))).toBe(
      'Troppe analisi in corso.',
    ))
  test('messageOf never shows an English status text', async () =>
    expect(messageOf(await errorOfResponse(answer(500, '', 'Internal Server Error')))).toBe(commonCopy.unexpected))
  test('messageOf has a message for unexpected errors', () =>
    expect(messageOf(new TypeError('x is undefined'))).toBe(commonCopy.unexpected))
})

describe('formMessageOf', () => {
  test.each([
    ['the error field', '{"error":"Codice non valido"}', 'Codice non valido'],
    ['else that it is unknown', '{"code":"odd"}', 'Errore sconosciuto'],
    ['else the status', '<html>', 'Errore HTTP 418'],
  ])('formMessageOf is %s [R8-004]', async (_, body, message) =>
    expect(formMessageOf(await errorOfResponse(answer(418, body)))).toBe(message),
  )

  test.each([502, 503, 504])('formMessageOf includes the status %i of a proxy [R8-004]', async (status) =>
    expect(formMessageOf(await errorOfResponse(answer(status, '<html>')))).toBe(`Errore HTTP ${status}`),
  )

  test('formMessageOf reports no answer without a status', () =>
    expect(formMessageOf(networkError())).toBe(commonCopy.offline))
})
