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
])('%j refuses %j', async (body, problems) => {
  expect(refusedPhotos(await refused(body))).toEqual(problems)
})

test('a failure without an answer refuses no photo', () => {
  expect(refusedPhotos(networkError())).toEqual({})
  expect(refusedPhotos(new TypeError('x'))).toEqual({})
})
