import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { linesOf, runCli, testFolder, writeSamplePhoto } from '#testing/commands'
import { photosFolder } from '#testing/photos/photos-folder'

const KEYS = [
  'file',
  'hairFound',
  'level',
  'levelError',
  'tone',
  'lab',
  'hex',
  'colorName',
  'palette',
  'zones',
  'quality',
  'ms',
]

let folder: string
let trueMask: Uint8Array

beforeAll(async () => {
  folder = await testFolder()
  // On the photo scale these colours are level 8.1 (biondo) and level 5 natural (castano).
  const mask = await writeSamplePhoto(join(folder, 'biondo.png'), '#A2815D')
  trueMask = mask.data
  await writeSamplePhoto(join(folder, 'castano.jpg'), '#5C4435', 1)
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cfd8dc' } })
    .jpeg()
    .toFile(join(folder, 'muro.jpg'))
  await writeFile(join(folder, 'testo.jpg'), 'non sono una foto')
  await writeFile(join(folder, 'grande.jpg'), new Uint8Array(MAX_IMAGE_BYTES + 1))
})

test('measure prints one line per file, in argument order, with the rendered colour', async () => {
  const run = await runCli('measure', ['castano.jpg', join(folder, 'biondo.png')], { folder })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  const lines = linesOf(run) as { file: string; level: number; colorName: string; ms: number }[]
  expect(lines.map(({ file }) => file)).toEqual(['castano.jpg', join(folder, 'biondo.png')])
  for (const line of lines) expect(Object.keys(line)).toEqual(KEYS)
  const [brown, blonde] = lines
  expect(Math.abs((brown?.level ?? 0) - 5)).toBeLessThanOrEqual(1)
  expect(Math.abs((blonde?.level ?? 0) - 8)).toBeLessThanOrEqual(1)
  expect(blonde?.colorName).toMatch(/^Biondo/)
  expect(blonde?.ms).toBeGreaterThan(0)
})

test('an unmeasurable file is reported on its own line, and the other files are still measured', async () => {
  const files = ['testo.jpg', 'biondo.png', 'muro.jpg', 'grande.jpg', 'manca.jpg']
  const run = await runCli('measure', files, { folder })
  expect(run).toMatchObject({ status: 1, stderr: '' })
  const message = expect.stringMatching(/^[A-ZÀ-Ý].{10,}$/)
  expect(linesOf(run)).toEqual([
    { file: 'testo.jpg', error: { code: 'image-unsupported', message } },
    expect.objectContaining({ file: 'biondo.png', hairFound: true }),
    { file: 'muro.jpg', hairFound: false, error: { code: 'no-hair', message } },
    { file: 'grande.jpg', error: { code: 'image-too-large', message } },
    { file: 'manca.jpg', error: { code: 'file-not-found', message } },
  ])
})

test('the mask is a grey picture of the photo’s proportions, white where the hair is', async () => {
  const run = await runCli('measure', ['--masks', 'maschere', 'biondo.png'], { folder })
  expect(run.status).toBe(0)
  const file = join(folder, 'maschere', 'biondo.png')
  const photo = await sharp(join(folder, 'biondo.png')).metadata()
  const mask = await sharp(file).metadata()
  expect(mask).toMatchObject({ format: 'png', channels: 1, depth: 'uchar' })
  expect(mask.width / mask.height).toBeCloseTo(photo.width / photo.height, 2)
  const found = await sharp(file).resize(photo.width, photo.height).toColourspace('b-w').raw().toBuffer()
  let both = 0
  let either = 0
  for (const [index, value] of found.entries()) {
    const truth = (trueMask[index] ?? 0) > 127
    if (truth && value > 127) both++
    if (truth || value > 127) either++
  }
  expect(both / either).toBeGreaterThan(0.75)
})

test('files that differ only in extension get separate masks', async () => {
  await copyFile(join(folder, 'castano.jpg'), join(folder, 'biondo.jpg'))
  await runCli('measure', ['--masks', 'doppie', 'biondo.png', 'biondo.jpg', 'castano.jpg'], { folder })
  for (const name of ['biondo.png.png', 'biondo.jpg.png', 'castano.png']) {
    await expect(sharp(join(folder, 'doppie', name)).metadata()).resolves.toMatchObject({ channels: 1 })
  }
})

test.each([
  [[], 'Indica almeno un file.'],
  [['--mask', 'x'], "Opzione sconosciuta: '--mask'"],
])('invalid arguments (%o) print an Italian error and usage, and exit with status 2', async (args, sentence) => {
  const run = await runCli('measure', args, { folder })
  expect(run).toMatchObject({ status: 2, stdout: '' })
  expect(run.stderr).toContain(sentence)
  expect(run.stderr).toContain('Uso: npm run -s measure')
})

if (photosFolder === null) console.warn('measure on real photographs: skipped, the photos folder is absent')
describe.skipIf(photosFolder === null)('real photographs', () => {
  const photos = photosFolder ?? ''

  test('the same picture measures the same level in every format and orientation', async () => {
    const files = ['auburn_reference.png', 'auburn.heic', 'auburn_orient6.jpg', 'auburn_displayp3.jpg'].map((name) =>
      join(photos, 'formats', name),
    )
    const run = await runCli('measure', files)
    expect(run.status).toBe(0)
    const levels = (linesOf(run) as { level: number }[]).map(({ level }) => level)
    expect(levels).toHaveLength(4)
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(0.3)
  })

  test('bad files are reported, and a portrait after them is measured', async () => {
    const names = ['bomb_12000x12000.png', 'empty.jpg', 'half.jpg', 'text.jpg']
    const run = await runCli('measure', [
      ...names.map((name) => join(photos, 'bad', name)),
      join(photos, 'interfaces_001.jpg'),
    ])
    expect(run.status).toBe(1)
    const lines = linesOf(run) as { error?: { code: string }; hairFound?: boolean }[]
    expect(lines.map(({ error }) => error?.code)).toEqual([
      'image-too-many-pixels',
      'image-broken',
      'image-broken',
      'image-unsupported',
      undefined,
    ])
    expect(lines[4]?.hairFound).toBe(true)
  })
})
