import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { samplePhoto } from '#testing/photos'
import { declaredRetouch } from './content-credentials.ts'

const signed = (file: string) => readFileSync(join(import.meta.dirname, '../../../testing/credentials', file))

test.each([
  ['generated.jpg', 'generated'],
  ['edited.png', 'edited'],
  ['captured.webp', null],
])('%s declares %s', async (file, declared) => {
  expect(await declaredRetouch(signed(file))).toBe(declared)
})

test('a file without credentials declares nothing', async () => {
  expect(await declaredRetouch(await samplePhoto('dopo'))).toBeNull()
  expect(await declaredRetouch(Buffer.from('c2pa'))).toBeNull()
})

test('credentials of another picture, and broken ones, declare nothing and cause no error', async () => {
  const bytes = signed('generated.jpg')
  const repainted = Buffer.from(bytes)
  repainted[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1
  expect(await declaredRetouch(repainted)).toBeNull()
  const start = bytes.indexOf('c2pa')
  for (let at = start; at < start + 3000; at += 61) {
    const broken = Buffer.from(bytes)
    broken.fill(0xff, at, at + 4)
    expect(['generated', null]).toContain(await declaredRetouch(broken))
  }
  expect(await declaredRetouch(bytes)).toBe('generated')
})
