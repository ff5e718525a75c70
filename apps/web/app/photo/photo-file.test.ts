import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { describe, expect, test } from 'vitest'
import { photoProblem } from './photo-file.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? latin(part) : Uint8Array.from(part))))

const PNG_HEAD = [
  '\x89PNG\r\n\x1a\n',
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0, 0, 0, 0],
] as const
const isoMedia = (brand: string) => bytesOf([0, 0, 0, 16], 'ftyp', brand, [0, 0, 0, 0])
/** One directory: 8 bits, RGB. */
const TIFF_FIELDS = [2, 0, 2, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 6, 1, 3, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]

const BYTES = {
  jpeg: bytesOf([0xff, 0xd8, 0xff, 0xe0]),
  png: bytesOf(...PNG_HEAD),
  webp: bytesOf('RIFF', [4, 0, 0, 0], 'WEBPVP8 '),
  avif: isoMedia('avif'),
  heic: isoMedia('heic'),
  tiff: bytesOf('II*\0', [8, 0, 0, 0], TIFF_FIELDS),
  text: bytesOf('no picture'),
  pdf: bytesOf('%PDF-1.7'),
  svg: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  html: bytesOf('<!DOCTYPE html>'),
  program: bytesOf('MZ'),
  film: isoMedia('isom'),
} as const

const file = (bytes: keyof typeof BYTES, name: string, type: string, size?: number) => {
  const missing = (size ?? 0) - BYTES[bytes].size
  return new File(missing > 0 ? [BYTES[bytes], new Uint8Array(missing)] : [BYTES[bytes]], name, { type })
}

describe('photoProblem', () => {
  test.each([
    ['foto.jpg', 'image/jpeg', 'jpeg'],
    ['foto.png', 'image/png', 'png'],
    ['foto.webp', 'image/webp', 'webp'],
    ['foto.avif', 'image/avif', 'avif'],
    ['IMG_0001.HEIC', 'image/heic', 'heic'],
    ['IMG_0001.HEIC', '', 'heic'],
    ['IMG_0001.heif', '', 'heic'],
    ['foto.JPG', '', 'jpeg'],
    ['foto.jpeg', '', 'jpeg'],
    ['foto.png', '', 'png'],
    ['foto.webp', '', 'webp'],
    ['foto.avif', '', 'avif'],
    ['foto.tiff', 'image/tiff', 'tiff'],
    // Judged by their bytes alone.
    ['DSC00001.HIF', '', 'heic'],
    ['DSC00001.HIF', 'application/octet-stream', 'heic'],
    ['foto', '', 'jpeg'],
    ['foto', 'application/octet-stream', 'png'],
    ['foto.png', 'image/png', 'jpeg'],
    ['foto.heic', 'image/heic', 'jpeg'],
  ] as const)('%s (%s) that holds %s is accepted as a photo', async (name, type, bytes) => {
    expect(await photoProblem(file(bytes, name, type))).toBeNull()
  })

  test.each([
    ['scheda.pdf', 'application/pdf', 'pdf'],
    ['scheda.pdf', '', 'pdf'],
    ['logo.svg', 'image/svg+xml', 'svg'],
    ['foto.jpg', 'text/html', 'html'],
    ['foto.jpg.exe', '', 'program'],
    ['heic', '', 'text'],
    ['film.mp4', 'video/mp4', 'film'],
    ['foto.jpg', '', 'pdf'],
  ] as const)('%s (%s) that holds %s is not accepted as a photo [R5-018]', async (name, type, bytes) => {
    expect(await photoProblem(file(bytes, name, type))).toBe('unsupported')
  })

  test('a photo by its type that holds something else is reported as broken', async () => {
    expect(await photoProblem(file('text', 'foto.jpg', 'image/jpeg'))).toBe('broken')
  })

  test.each([
    ['a WebP', bytesOf('RIFF', [18, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['a PNG', bytesOf(...PNG_HEAD, [0, 0, 0, 8], 'acTL', Array(12).fill(0))],
    ['an AVIF', isoMedia('avis')],
    ['a HEIC', isoMedia('hevc')],
  ])('%s that is animated is reported as such', async (_name, bytes) => {
    expect(await photoProblem(bytes)).toBe('animated')
  })

  test('an HDR picture is reported as such', async () => {
    expect(await photoProblem(bytesOf(...PNG_HEAD, [0, 0, 0, 4], 'cICP', [9, 16, 0, 1, 0, 0, 0, 0]))).toBe('hdr')
  })

  test('a file of exactly 10 MB is accepted, one byte more is not [R9-012]', async () => {
    expect(await photoProblem(file('jpeg', 'a.jpg', 'image/jpeg', MAX_IMAGE_BYTES))).toBeNull()
    expect(await photoProblem(file('jpeg', 'a.jpg', 'image/jpeg', MAX_IMAGE_BYTES + 1))).toBe('too-large')
    expect(await photoProblem(file('text', 'a.jpg', 'image/jpeg', MAX_IMAGE_BYTES + 1))).toBe('too-large')
  })

  test('an empty file is reported as broken', async () => {
    expect(await photoProblem(new File([], 'a.jpg', { type: 'image/jpeg' }))).toBe('broken')
  })

  test('a large file of another type is reported by its type', async () => {
    expect(await photoProblem(file('film', 'film.mp4', 'video/mp4', MAX_IMAGE_BYTES * 2))).toBe('unsupported')
  })
})
