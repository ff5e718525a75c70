import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { describe, expect, test } from 'vitest'
import { photoProblem } from './photo-file.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('photoProblem', () => {
  test.each([
    ['foto.jpg', 'image/jpeg'],
    ['foto.png', 'image/png'],
    ['foto.webp', 'image/webp'],
    ['foto.avif', 'image/avif'],
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0001.HEIC', ''],
    ['IMG_0001.heif', ''],
    ['foto.JPG', ''],
    ['foto.jpeg', ''],
    ['foto.png', ''],
    ['foto.webp', ''],
    ['foto.avif', ''],
  ])('%s (%s) is accepted as a photo', (name, type) => {
    expect(photoProblem(file(name, type))).toBeNull()
  })

  test.each([
    ['scheda.pdf', 'application/pdf'],
    ['scheda.pdf', ''],
    ['logo.svg', 'image/svg+xml'],
    ['foto.jpg', 'text/html'],
    ['foto.jpg.exe', ''],
    ['heic', ''],
  ])('%s (%s) is not accepted as a photo [R5-018]', (name, type) => {
    expect(photoProblem(file(name, type))).toBe('unsupported')
  })

  test('a file of exactly 10 MB is accepted, one byte more is not [R9-012]', () => {
    expect(photoProblem(file('a.jpg', 'image/jpeg', MAX_IMAGE_BYTES))).toBeNull()
    expect(photoProblem(file('a.jpg', 'image/jpeg', MAX_IMAGE_BYTES + 1))).toBe('too-large')
  })

  test('an empty file is reported as broken', () => {
    expect(photoProblem(file('a.jpg', 'image/jpeg', 0))).toBe('broken')
  })

  test('a large file of another type is reported by its type', () => {
    expect(photoProblem(file('film.mp4', 'video/mp4', MAX_IMAGE_BYTES * 9))).toBe('unsupported')
  })
})
