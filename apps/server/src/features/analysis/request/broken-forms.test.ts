import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorSentences } from '#platform/copy/it'
import { NO_TRACES, newSalon, type Salon, tracesOf } from '#testing/analyses'
import { createTestApp, type TestApp } from '#testing/test-app'

const PART = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf a photo'

describe('a malformed form', () => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server)
  })
  afterAll(() => server.close())

  test.each([
    ['without a boundary', 'multipart/form-data', PART, 400, 'request-broken'],
    ['with another boundary than it says', 'multipart/form-data; boundary=y', PART, 400, 'request-broken'],
    ['cut off in a photo', 'multipart/form-data; boundary=x', PART, 400, 'request-broken'],
    ['cut off in a head', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400, 'request-broken'],
    ['that is empty', 'multipart/form-data; boundary=x', '', 400, 'Image data is required'],
    ['of another kind', 'multipart/mixed; boundary=x', PART, 415, 'unsupported-media-type'],
    [
      'with too many texts',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(30)}--x--\r\n`,
      413,
      'request-too-large',
    ],
    [
      'with a part that is not the JSON it says',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n',
      400,
      'validation-failed',
    ],
  ] as const)('%s is refused in Italian', async (_name, type, payload, status, code) => {
    const headers = { ...salon.session.headers, 'content-type': type }
    const answer = await server.app.inject({ method: 'POST', url: '/api/analyze-color', headers, payload })
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: errorSentences[code], code }])
    expect(await tracesOf(server, salon)).toEqual(NO_TRACES)
  })
})
