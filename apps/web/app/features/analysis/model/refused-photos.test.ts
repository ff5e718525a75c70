import { expect, test } from 'vitest'
import { errorOfResponse, networkError } from '~/api/api-error.ts'
import { refusedPhotos } from './refused-photos.ts'

const refused = (body: object) => errorOfResponse(new Response(JSON.stringify(body), { status: 422 }))

test.each([
  [{ code: 'no-hair', fields: { dopo: 'Nessun capello.' } }, { dopo: 'Nessun capello.' }],
  [{ code: 'image-broken', fields: { prima: 'Danneggiata.', supplier: 'x' } }, { prima: 'Danneggiata.' }],
  [{ code: 'validation-failed', fields: { hairType: 'Valore non valido' } }, {}],
  [{ code: 'image-too-large' }, {}],
  [{ fields: null }, {}],
  [{ fields: { prima: 3 } }, {}],
])('the response %j marks the photos %j', async (body, problems) => {
  expect(refusedPhotos(await refused(body))).toEqual(problems)
})

test('an error without a response marks no photo', () => {
  expect(refusedPhotos(networkError())).toEqual({})
  expect(refusedPhotos(new TypeError('x'))).toEqual({})
})
