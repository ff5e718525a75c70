import type { JSHandle, Page } from '@playwright/test'
import { deltaE00 } from '@riflesso/colorimetry'
import {
  type HairMask,
  MEASURED_SIDE,
  type PhotoHints,
  type PhotoReading,
  type Reading,
  type RgbaImage,
  readPhoto,
  resizeImage,
} from '@riflesso/vision'
import sharp from 'sharp'
import { readHairNet } from '../apps/server/src/platform/pixels/hair-weights.ts'
import type { ReaderAnswer, ReaderRequest } from '../apps/web/app/vision/reading-messages.ts'
import { renderSamplePhoto, type SamplePhotoOptions } from '../packages/vision/src/testing/hair/sample-photo.ts'
import { expect, test } from './fixtures/test.ts'

/** Tolerance between the browser's and Node's reading of the same pixels. */
const MAX_DELTA_E = 0.5
const MAX_LEVELS = 0.1
/** Maximum share of pixels on which the two masks differ. */
const MAX_MASK_SHARE = 0.001

const net = readHairNet()

const BROWN = { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5], wave: 'wavy' } as const
const NO_HINTS: PhotoHints = { strokes: [], whitePoint: null, greyCard: null }

const SCENES: readonly { readonly name: string; readonly photo: SamplePhotoOptions; readonly hints?: PhotoHints }[] = [
  { name: 'brown hair from behind', photo: { seed: 11, width: 420, hair: BROWN } },
  {
    name: 'copper under a warm lamp, larger than the size that is measured',
    photo: {
      seed: 12,
      width: 690,
      lamp: [1.12, 1, 0.82],
      hair: { roots: [42, 23, 30], lengths: [45, 26, 34], ends: [47, 27, 36], wave: 'curly' },
    },
  },
  {
    name: 'a balayage from the front, underexposed',
    photo: {
      seed: 13,
      width: 480,
      style: 'front',
      exposure: -0.8,
      hair: { roots: [24, 7, 9], lengths: [38, 9, 18], ends: [62, 8, 27], wave: 'wavy' },
    },
  },
  {
    name: 'pale blond with a stroke and a white point',
    photo: {
      seed: 14,
      width: 420,
      hair: { roots: [66, 4, 22], lengths: [72, 3, 22], ends: [76, 3, 21], wave: 'straight' },
    },
    hints: {
      strokes: [
        { kind: 'not-hair', points: [[0.1, 0.2], [0.2, 0.25]], radius: 0.02 }, // biome-ignore format: points
      ],
      whitePoint: [0.5, 0.95],
      greyCard: null,
    },
  },
]

const picture = (image: RgbaImage) =>
  sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } }).removeAlpha()

const upright = async (bytes: Buffer): Promise<RgbaImage> => {
  const { data, info } = await sharp(bytes).autoOrient().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const inNode = (image: RgbaImage, hints?: PhotoHints) => readPhoto(net, resizeImage(image, MEASURED_SIDE), hints)

/** The worker of the built app, called directly: it returns more digits than the screen shows. */
async function openReader(page: Page): Promise<JSHandle<Worker>> {
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('reading.worker'))
  await page.goto('/app')
  const address = (await started).url()
  return page.evaluateHandle((url) => new Worker(url, { type: 'module' }), address)
}

type BrowserAnswer = { readonly reading: Reading | null; readonly mask: HairMask }

/** Reads encoded photos in the browser, as a pair if there are two. */
async function inBrowser(
  reader: JSHandle<Worker>,
  photos: readonly { readonly bytes: Buffer; readonly hints?: PhotoHints }[],
): Promise<readonly BrowserAnswer[]> {
  const sent = photos.map(({ bytes, hints = NO_HINTS }) => ({ base64: bytes.toString('base64'), hints }))
  const answers = await reader.evaluate(async (worker, files) => {
    const toRead = files.map(({ base64, hints }) => ({
      key: crypto.randomUUID(),
      file: new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
      hints,
    }))
    const request: ReaderRequest = { kind: 'read', id: 1, photos: [toRead[0] ?? null, toRead[1] ?? null] }
    const answer = await new Promise<ReaderAnswer>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.postMessage(request)
    })
    if (!answer.ok || !('photos' in answer)) throw new Error('The worker failed.')
    return answer.photos.flatMap((photo) => {
      if (!photo || photo.status === 'unreadable') return []
      const reading = photo.status === 'read' ? photo.reading : null
      // As a string: Playwright takes seconds to serialise an array of half a million numbers.
      return [{ reading, mask: { ...photo.mask, data: photo.mask.data.toBase64() } }]
    })
  }, sent)
  return answers.map(({ reading, mask }) => ({ reading, mask: { ...mask, data: Buffer.from(mask.data, 'base64') } }))
}

function expectAgreement(node: PhotoReading, browser: BrowserAnswer | undefined): void {
  if (!node.ok || !browser?.reading) throw new Error(`no hair: node ${!node.ok}, browser ${!browser?.reading}`)
  expect(deltaE00(node.reading.lab, browser.reading.lab)).toBeLessThanOrEqual(MAX_DELTA_E)
  expect(Math.abs(node.reading.level - browser.reading.level)).toBeLessThanOrEqual(MAX_LEVELS + 1e-9)
  expect(browser.reading.tone).toEqual(node.reading.tone)
  expect([browser.mask.width, browser.mask.height]).toEqual([node.mask.width, node.mask.height])
  const differing = node.mask.data.filter((value, i) => value >= 128 !== (browser.mask.data[i] ?? 0) >= 128).length
  expect(differing / node.mask.data.length).toBeLessThanOrEqual(MAX_MASK_SHARE)
}

test('the browser and Node measure the same values on the same pixels', async ({ page, account: _account }) => {
  const reader = await openReader(page)
  const drawn = SCENES.map(({ name, photo, hints = NO_HINTS }) => ({
    name,
    hints,
    image: renderSamplePhoto(photo).image,
  }))
  for (const { name, image, hints } of drawn) {
    await test.step(name, async () => {
      const [answer] = await inBrowser(reader, [{ bytes: await picture(image).png().toBuffer(), hints }])
      expectAgreement(inNode(image, hints), answer)
    })
  }

  await test.step('two photos in one request', async () => {
    const [prima, dopo] = drawn.map(({ image }) => image) as [RgbaImage, RgbaImage]
    const files = await Promise.all(
      [prima, dopo].map(async (image) => ({ bytes: await picture(image).png().toBuffer() })),
    )
    const answers = await inBrowser(reader, files)
    for (const [i, image] of [prima, dopo].entries()) expectAgreement(inNode(image, NO_HINTS), answers[i])
  })

  await test.step('a JPEG with an EXIF rotation', async () => {
    const [brown] = drawn as [(typeof drawn)[number]]
    const sideways = await picture(brown.image)
      .rotate(270)
      .jpeg({ quality: 92 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const [answer] = await inBrowser(reader, [{ bytes: sideways }])
    expect(answer?.mask.height).toBe(brown.image.height)
    expectAgreement(inNode(await upright(sideways)), answer)
  })
})
