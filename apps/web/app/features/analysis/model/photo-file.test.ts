import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { describe, expect, test } from 'vitest'
import { isHeic, photoProblem } from './photo-file.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('photoProblem', () => {
  test.each([
    ['foto.jpg', 'image/jpeg'],
    ['foto.png', 'image/png'],
    ['foto.webp', 'image/webp'],
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0001.HEIC', ''],
  ])('%s (%s) is a photo', (name, type) => {
    expect(photoProblem(file(name, type))).toBeNull()
  })

  test.each([
    ['scheda.pdf', 'application/pdf'],
    ['logo.svg', 'image/svg+xml'],
    ['foto.jpg', ''],
    ['heic', ''],
  ])('%s (%s) is not', (name, type) => {
    expect(photoProblem(file(name, type))).toBe('unsupported')
  })

  test('exactly 10 MB is accepted, one byte more is not', () => {
    expect(photoProblem(file('a.jpg', 'image/jpeg', MAX_IMAGE_BYTES))).toBeNull()
    expect(photoProblem(file('a.jpg', 'image/jpeg', MAX_IMAGE_BYTES + 1))).toBe('too-large')
  })

  test('a large file that is no photo is told so', () => {
    expect(photoProblem(file('film.mp4', 'video/mp4', MAX_IMAGE_BYTES * 9))).toBe('unsupported')
  })
})

test('HEIC is known by its type, or by its name when there is no type', () => {
  expect(isHeic(file('x', 'image/heif'))).toBe(true)
  expect(isHeic(file('x.heif', ''))).toBe(true)
  expect(isHeic(file('x.heic', 'image/jpeg'))).toBe(false)
})
