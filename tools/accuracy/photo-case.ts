import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodeAndRead } from '../../apps/server/src/platform/pixels/decode-and-read.ts'
import { decodeImage } from '../../apps/server/src/platform/pixels/decode-image.ts'
import { deltaE00, levelFromLab, type Tone } from '../../packages/colorimetry/src/index.ts'
import {
  type HairMask,
  type HairNet,
  measureHair,
  needsHairMarks,
  type RgbaImage,
  resizeImage,
} from '../../packages/vision/src/index.ts'
import { FAMILY_OF_TONE } from '../../packages/vision/src/measure/tone-family.ts'
import { BASELINES, type Baseline, runBaselines } from './baselines.ts'
import type { EyeCase, LabelCase, MaskCase, ToneCase } from './cases.ts'
import { maskOfSize, overlap } from './compare.ts'
import type { EyeLabel, EyeTone } from './eye-labels.ts'
import { tryOneStroke } from './one-stroke.ts'
import { type Box, type LabelledPhoto, type listMasked, photosFolder } from './photo-list.ts'
import { round } from './statistics.ts'

export async function tryMasked(net: HairNet, entry: ReturnType<typeof listMasked>[number]): Promise<MaskCase> {
  const bytes = await readFile(entry.photo)
  const image = await pixelsOf(bytes)
  const truth = maskOfSize(await readMask(entry.mask), image.width, image.height)
  const inTruth = measureHair(image, truth)
  const answer = await decodeAndRead(net, { bytes })
  const baselines = await runBaselines(bytes, image)
  const distance = (lab: readonly [number, number, number] | null) =>
    lab && inTruth ? round(deltaE00(lab, inTruth.lab), 2) : null
  return {
    kind: 'mask',
    file: entry.file,
    found: answer.ok,
    iou: answer.ok ? overlap(answer.mask, truth) : null,
    deltaE: answer.ok ? distance(answer.reading.lab) : null,
    doubted: !answer.ok || answer.reading.quality.some(({ code }) => code === 'unsure-hair'),
    oneStroke: tryOneStroke(net, image, answer.ok ? answer.mask : null, truth),
    baselines: byBaseline((baseline) => {
      const { lab, mask } = baselines[baseline]
      return { iou: mask ? overlap(mask, maskOfSize(truth, mask.width, mask.height)) : null, deltaE: distance(lab) }
    }),
  }
}

export async function tryLabelled(net: HairNet, photo: LabelledPhoto): Promise<LabelCase> {
  const bytes = await readFile(join(photosFolder ?? '', photo.file))
  const image = await pixelsOf(bytes)
  const answer = await decodeAndRead(net, { bytes })
  const level = answer.ok ? answer.reading.level : null
  const baselines = await runBaselines(bytes, image)
  return {
    kind: 'label',
    file: photo.file,
    hairPresent: photo.hairPresent,
    found: answer.ok,
    hairInside: answer.ok ? insideShare(answer.mask, photo.hairBoxes) : null,
    skinOutside: answer.ok && photo.skinBox ? outsideShare(answer.mask, photo.skinBox) : null,
    level,
    bar: answer.ok ? answer.reading.levelError : null,
    eyeRange: photo.eyeRange,
    outside: outsideRange(level, photo.eyeRange),
    baselines: byBaseline((baseline) => {
      const { lab } = baselines[baseline]
      return outsideRange(lab && levelFromLab(lab), photo.eyeRange)
    }),
  }
}

export async function tryEye(net: HairNet, { photo, half }: EyeLabel): Promise<EyeCase> {
  const answer = await decodeAndRead(net, { bytes: await readFile(join(photosFolder ?? '', photo)) })
  const reading = answer.ok ? answer.reading : null
  return {
    kind: 'eye',
    photo,
    half,
    found: answer.ok,
    asked: reading !== null && needsHairMarks(reading),
    level: reading?.level ?? null,
    bar: reading?.levelError ?? null,
    whiteShare: reading?.whiteShare ?? null,
    technique: reading?.technique ?? null,
  }
}

export async function tryTone(net: HairNet, label: EyeTone): Promise<ToneCase> {
  const answer = await decodeAndRead(net, { bytes: await readFile(join(photosFolder ?? '', label.photo)) })
  const reading = answer.ok && answer.reading.toneError !== null ? answer.reading : null
  const familyOf = (tone: Tone | null | undefined) => (tone ? FAMILY_OF_TONE[tone.primary] : null)
  return { kind: 'tone', ...label, named: familyOf(reading?.tone), second: familyOf(reading?.alternativeTone) }
}

function byBaseline<T>(value: (baseline: Baseline) => T): Record<Baseline, T> {
  return Object.fromEntries(BASELINES.map((baseline) => [baseline, value(baseline)])) as Record<Baseline, T>
}

/** The decoded picture in the size for measuring. */
export async function pixelsOf(bytes: Uint8Array): Promise<RgbaImage> {
  const answer = await decodeImage(bytes, { maxSide: 1600 })
  if (!answer.ok) throw new Error(`a photo of the list cannot be decoded: ${answer.code}`)
  return resizeImage(answer.image, 800)
}

/** A grey picture as a mask. */
export async function readMask(path: string): Promise<HairMask> {
  const { data, info } = await sharp(path).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

function outsideRange(level: number | null, range: readonly [number, number] | null): number | null {
  if (level === null || !range) return null
  return round(Math.min(0, level - range[0]) + Math.max(0, level - range[1]), 2)
}

function insideShare(mask: HairMask, boxes: readonly Box[]): number | null {
  const [inside, all] = boxes.map((box) => countIn(mask, box)).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  return all === 0 ? null : round(inside / all, 4)
}

function outsideShare(mask: HairMask, box: Box): number {
  const [inside, all] = countIn(mask, box)
  return round(1 - inside / Math.max(1, all), 4)
}

function countIn(mask: HairMask, [left, top, right, bottom]: Box): [inside: number, all: number] {
  let inside = 0
  let all = 0
  for (let y = Math.floor(top * mask.height); y < bottom * mask.height; y++) {
    for (let x = Math.floor(left * mask.width); x < right * mask.width; x++) {
      all++
      if ((mask.data[y * mask.width + x] ?? 0) >= 128) inside++
    }
  }
  return [inside, all]
}
