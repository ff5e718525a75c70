import { expect, test } from 'vitest'
import { hairPhoto } from '~/testing/photos.ts'
import { decodable, holdsPicture, photoProblem } from './photo-file.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** One red pixel. */
const GIF = bytesOf('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==')
const BMP = bytesOf('Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAAAAD/AA==')

test.each([
  ['foto.gif', 'image/gif', GIF],
  ['foto.bmp', 'image/bmp', BMP],
])('the photo %s (%s) is sent as a PNG of the same pixels [R5-018]', async (name, type, bytes) => {
  const file = await decodable(new File([bytes], name, { type }))
  expect(file).toMatchObject({ name, type: 'image/png' })
  expect(photoProblem(file)).toBeNull()
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen?.drawImage(await createImageBitmap(file), 0, 0)
  expect([...(pen?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255])
})

test('a file that the browser cannot show is not changed', async () => {
  const file = new File(['II*'], 'foto.tiff', { type: 'image/tiff' })
  expect(await decodable(file)).toBe(file)
  expect(photoProblem(file)).toBe('unsupported')
  const jpeg = new File(['JPEG'], 'foto.jpg', { type: 'image/jpeg' })
  expect(await decodable(jpeg)).toBe(jpeg)
})

test('a truncated JPEG contains no picture', async () => {
  const whole = await hairPhoto('prima')
  expect(await holdsPicture(whole)).toBe(true)
  expect(await holdsPicture(whole.slice(0, whole.size / 2))).toBe(false)
  expect(await holdsPicture(whole.slice(0, 400))).toBe(false)
})
