import { expect, test } from 'vitest'
import { hairPhoto } from '~/testing/photos.ts'
import { isDecodable, photoToSend } from './photo-file.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** One red pixel; the bitmap has a palette. */
const GIF = bytesOf('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==')
const BMP = bytesOf('Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAAAAD/AA==')
const PALETTE_BMP = bytesOf('Qk1CAAAAAAAAAD4AAAAoAAAAAQAAAAEAAAABAAgAAAAAAAQAAAATCwAAEwsAAAIAAAACAAAAAAD/AP///wAAAAAA')

/** Eight pixels of brown in cyan, magenta, yellow and black. */
const INK = bytesOf(
  [
    '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/y9ru9f///5vB',
    '////+v/m/f/4/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAUCBP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/',
    '2gAOBEMATQBZAEsAAD8AZZwqX//Z',
  ].join(''),
)

const pixelOf = async (file: File) => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen?.drawImage(await createImageBitmap(file), 0, 0)
  return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
}

test.each([
  ['image/bmp', 'foto.bmp'],
  ['', 'foto.bmp'],
  ['application/octet-stream', 'foto'],
])(
  'a photo of a format that only the browser reads (%s, %s) is sent as a PNG of the same pixels [R5-018]',
  async (type, name) => {
    const sent = await photoToSend(new File([PALETTE_BMP], name, { type }))
    if (typeof sent === 'string') throw new Error(sent)
    expect(sent).toMatchObject({ name, type: 'image/png' })
    expect(await pixelOf(sent)).toEqual([255, 0, 0, 255])
  },
)

test.each([
  ['foto.gif', 'image/gif', GIF],
  ['foto.bmp', 'image/bmp', BMP],
])('the photo %s (%s), which the server reads, is sent as it is [R5-018]', async (name, type, bytes) => {
  const file = new File([bytes], name, { type })
  expect(await photoToSend(file)).toBe(file)
  expect(await pixelOf(file)).toEqual([255, 0, 0, 255])
})

test('a file that neither the browser nor the server reads is refused', async () => {
  expect(await photoToSend(new File(['II*'], 'foto.tiff', { type: 'image/tiff' }))).toBe('unsupported')
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  expect(await photoToSend(new File([drawing], 'logo.svg', { type: 'image/svg+xml' }))).toBe('unsupported')
})

test('a JPEG of ink is left to the server, which converts it in another way', async () => {
  const ink = new Blob([INK])
  expect((await createImageBitmap(ink)).width).toBe(8)
  expect(await isDecodable(ink)).toBe(false)
})

test('a truncated JPEG cannot be decoded', async () => {
  const whole = await hairPhoto('prima')
  expect(await isDecodable(whole)).toBe(true)
  expect(await isDecodable(whole.slice(0, whole.size / 2))).toBe(false)
  expect(await isDecodable(whole.slice(0, 400))).toBe(false)
})
