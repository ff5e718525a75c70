import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { errorSentences } from '../apps/server/src/platform/copy/it.ts'
import { decodeAndRead } from '../apps/server/src/platform/pixels/decode-and-read.ts'
import { readHairNet } from '../apps/server/src/platform/pixels/hair-weights.ts'
import { bmpOf } from '../apps/server/testing/bmp.ts'
import {
  actl,
  CHROMATICITIES,
  chrm,
  cicp,
  gama,
  iccp,
  jpegWithProfile,
  pngWith,
  srgbChunk,
  withNclx,
} from '../apps/server/testing/photos/colour-files.ts'
import { photosFolder } from '../apps/server/testing/photos/photos-folder.ts'
import { renderSamplePhoto } from '../packages/vision/src/testing/hair/sample-photo.ts'
import { photoField } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

/** Largest difference, in levels, between the readings of one file: that of rounding. The app asks from one level on. */
const MAX_LEVELS_APART = 0.11

const net = readHairNet()

const HAIR = { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5], wave: 'wavy' } as const
const { width, height, data } = renderSamplePhoto({ seed: 5, width: 360, hair: HAIR }).image
const photo = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
/** Several files are made of one picture, and encoding AVIF takes a second. */
const made = (make: () => Promise<Buffer>) => {
  let bytes: Promise<Buffer> | undefined
  return () => {
    bytes ??= make()
    return bytes
  }
}
const png = made(() => photo().png().toBuffer())
/** Larger files, encoded at least ten times as fast. */
const FAST = { effort: 0 } as const
/** Lossless, because libheif names the colours of no other. */
const avif = made(() =>
  photo()
    .avif({ lossless: true, chromaSubsampling: '4:4:4', ...FAST })
    .toBuffer(),
)
const ink = made(() => photo().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer())
const profile = made(async () => {
  const { icc } = await sharp(await photo().withIccProfile('p3').png().toBuffer()).metadata()
  if (!icc) throw new Error('a picture without a profile')
  return icc
})
const frames = () => Promise.all([png(), photo().flop().png().toBuffer()])

/** Names of files with what they hold. */
const READ: Readonly<Record<string, () => Promise<Buffer>>> = {
  'plain.jpg': () => photo().jpeg({ quality: 95 }).toBuffer(),
  'progressive.jpg': () => photo().jpeg({ quality: 95, progressive: true }).toBuffer(),
  'display-p3.jpg': () => photo().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  'turned.jpg': () => photo().rotate(270).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer(),
  'grey.jpg': () => photo().greyscale().jpeg({ quality: 95 }).toBuffer(),
  'ink.jpg': ink,
  'ink-with-a-profile.jpg': () => photo().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
  'ink-with-a-profile-of-rgb.jpg': async () => jpegWithProfile(await ink(), await profile()),
  'plain.png': png,
  'interlaced.png': () => photo().png({ progressive: true }).toBuffer(),
  '16-bits.png': () => photo().toColourspace('rgb16').png().toBuffer(),
  'palette.png': () => photo().png({ palette: true }).toBuffer(),
  'alpha.png': () => photo().ensureAlpha(0.8).png().toBuffer(),
  'display-p3.png': () => photo().withIccProfile('p3').png().toBuffer(),
  'linear-gamma.png': async () => pngWith(await png(), gama(100_000)),
  'gamma-of-an-old-mac.png': async () => pngWith(await png(), gama(55_556)),
  'dark-gamma.png': async () => pngWith(await png(), gama(40_000)),
  'srgb-before-gamma.png': async () => pngWith(await png(), srgbChunk(), gama(100_000)),
  'primaries-of-p3.png': async () => pngWith(await png(), gama(45_455), chrm(CHROMATICITIES.displayP3)),
  'primaries-of-adobe-rgb.png': async () => pngWith(await png(), gama(45_470), chrm(CHROMATICITIES.adobeRgb)),
  'gamma-and-primaries-of-srgb.png': async () => pngWith(await png(), gama(45_455), chrm(CHROMATICITIES.sRgb)),
  'cicp-p3.png': async () => pngWith(await png(), cicp(12, 13)),
  'cicp-bt2020.png': async () => pngWith(await png(), cicp(9, 14)),
  'cicp-linear.png': async () => pngWith(await png(), cicp(1, 8)),
  'cicp-before-a-profile.png': async () => pngWith(await png(), cicp(1, 13), iccp(await profile())),
  'lossy.webp': () => photo().webp({ quality: 95 }).toBuffer(),
  'lossless.webp': () => photo().webp({ lossless: true }).toBuffer(),
  'lossy.avif': () =>
    photo()
      .avif({ quality: 95, ...FAST })
      .toBuffer(),
  'lossless.avif': avif,
  '10-bits.avif': () =>
    photo()
      .avif({ quality: 95, bitdepth: 10, ...FAST })
      .toBuffer(),
  'nclx-p3.avif': async () => withNclx(await avif(), 12, 13),
  'nclx-bt2020.avif': async () => withNclx(await avif(), 9, 14),
  'nclx-gamma-2.2.avif': async () => withNclx(await avif(), 1, 4),
  'still.gif': () => photo().gif().toBuffer(),
  'plain.bmp': async () => bmpOf({ width, height, rgb: await photo().raw().toBuffer() }),
  'lzw.tif': () => photo().tiff({ compression: 'lzw' }).toBuffer(),
  '16-bits.tiff': () => photo().toColourspace('rgb16').tiff({ compression: 'deflate' }).toBuffer(),
  'display-p3.tiff': () => photo().withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer(),
  // Judged by its bytes.
  'DSC00001.HIF': () => photo().jpeg({ quality: 95 }).toBuffer(),
  'without-extension': png,
}

const REFUSED: Readonly<Record<string, readonly [code: 'image-animated' | 'image-hdr', make: () => Promise<Buffer>]>> =
  {
    'animated.webp': [
      'image-animated',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
    'animated.gif': [
      'image-animated',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .gif()
          .toBuffer(),
    ],
    'animated.png': ['image-animated', async () => pngWith(await png(), actl())],
    'pq.png': ['image-hdr', async () => pngWith(await png(), cicp(9, 16))],
    'hlg.png': ['image-hdr', async () => pngWith(await png(), cicp(9, 18))],
    'pq.avif': ['image-hdr', async () => withNclx(await avif(), 9, 16)],
    'hlg.avif': ['image-hdr', async () => withNclx(await avif(), 9, 18)],
  }

/** The folder of photographs, which is not part of the repository. */
const folder = photosFolder === null ? null : join(photosFolder, 'formats')
if (folder === null) process.stdout.write('The photos folder is absent: its formats are not compared in this run.\n')
const ANIMATED_OF_FOLDER = 'auburn_animated.gif'

const slot = (page: Page) => page.getByRole('group', { name: 'Foto Prima' })
const level = (page: Page) => slot(page).getByRole('img', { name: /^Scala dei livelli/ })

/** Chooses a file without a type, and returns its level on the screen, or the sentence that refuses it. */
async function onScreen(page: Page, name: string, buffer: Buffer): Promise<number | string> {
  await photoField(page, 'Prima').setInputFiles({ name, mimeType: '', buffer })
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(level(page).or(refusal)).toBeVisible()
  if (await refusal.isVisible()) {
    const sentence = (await refusal.textContent()) ?? ''
    await refusal.getByRole('button', { name: 'Chiudi' }).click()
    return sentence
  }
  await expect(slot(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText('Immagine caricata')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  const read = /livello ([\d,]+), /.exec((await level(page).getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await page.getByRole('button', { name: 'Rimuovi la foto Prima' }).click()
  return Number(read.replace(',', '.'))
}

async function expectAlike(page: Page, name: string, bytes: Buffer): Promise<void> {
  const server = await decodeAndRead(net, { bytes })
  if (!server.ok) throw new Error(`${name}: ${server.code}`)
  const seen = await onScreen(page, name, bytes)
  expect(seen, name).toEqual(expect.any(Number))
  expect(Math.abs(Number(seen) - server.reading.level), name).toBeLessThanOrEqual(MAX_LEVELS_APART)
}

// Forty files, half a second each on one page, so that the reader loads once.
test('every format is read alike by the browser and by the server', async ({ page, account: _account }) => {
  await page.goto('/app')
  for (const [name, make] of Object.entries(READ))
    await test.step(name, async () => expectAlike(page, name, await make()))
})

if (folder !== null)
  test('every format of the photos folder is read alike by the browser and by the server', async ({
    page,
    account: _account,
  }) => {
    await page.goto('/app')
    const names = readdirSync(folder).filter((name) => name !== ANIMATED_OF_FOLDER)
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) await test.step(name, () => expectAlike(page, name, readFileSync(join(folder, name))))
  })

test('animations and HDR pictures are refused by the browser and by the server, with one sentence', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  for (const [name, [code, make]] of Object.entries(REFUSED)) {
    await test.step(name, async () => {
      const bytes = await make()
      expect(await decodeAndRead(net, { bytes })).toEqual({ ok: false, code })
      expect(await onScreen(page, name, bytes)).toContain(errorSentences[code])
    })
  }
})
