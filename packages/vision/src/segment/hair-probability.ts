import type { RgbaImage } from '../image.ts'
import { forward } from './forward.ts'
import type { HairNet } from './hair-net.ts'

/** A value for every pixel of a picture, width × height row by row. */
export type Field = { readonly width: number; readonly height: number; readonly data: Float32Array }

// The network has learnt to see through a stretch up to this ratio; longer pictures get their edges repeated instead.
const GREATEST_STRETCH = 1.5

/** The network's opinion of a picture: the probability of hair at every pixel, and of there being hair at all. */
export type HairProbability = Field & { readonly presence: number }

/** Asks the network about a picture of any size from 1×1: the mean of its answers to the picture and its mirror image. */
export function hairProbability(net: HairNet, image: RgbaImage): HairProbability {
  const frame = frameOf(image.width, image.height)
  const side = net.inputSize
  const input = networkInput(image, frame, side)
  const plain = forward(net, input)
  const mirrored = forward(net, mirrorImage(input, side))
  const mean = new Float32Array(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      mean[y * side + x] =
        (logistic(plain.logits[y * side + x]!) + logistic(mirrored.logits[y * side + side - 1 - x]!)) / 2
    }
  }
  const presence = (logistic(plain.presence) + logistic(mirrored.presence)) / 2
  return { ...sampled(mean, side, frame, image.width, image.height), presence }
}

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/** The rectangle, in pixels of the picture and usually larger than it, that is scaled onto the square input. */
type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

function frameOf(width: number, height: number): Frame {
  const frameWidth = Math.max(width, height / GREATEST_STRETCH)
  const frameHeight = Math.max(height, width / GREATEST_STRETCH)
  return { left: (width - frameWidth) / 2, top: (height - frameHeight) / 2, width: frameWidth, height: frameHeight }
}

/** The frame's pixels averaged over each of the side × side cells, R, G, B of each scaled as in training. */
function networkInput(image: RgbaImage, frame: Frame, side: number): Float32Array {
  const input = new Float32Array(side * side * 3)
  const columns = Array.from({ length: side }, (_, x) => cell(frame.left, frame.width, x, side, image.width))
  for (let y = 0; y < side; y++) {
    const [top, bottom] = cell(frame.top, frame.height, y, side, image.height)
    for (let x = 0; x < side; x++) {
      const [left, right] = columns[x]!
      const mean = meanOf(image, left, top, right, bottom)
      for (let channel = 0; channel < 3; channel++) input[(y * side + x) * 3 + channel] = (mean[channel]! - 128) / 64
    }
  }
  return input
}

function mirrorImage(input: Float32Array, side: number): Float32Array {
  const mirrored = new Float32Array(input.length)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = (y * side + x) * 3
      mirrored.set(input.subarray(from, from + 3), (y * side + side - 1 - x) * 3)
    }
  }
  return mirrored
}

/** First and last (exclusive) pixel under cell `index`, at least one, inside the picture. */
function cell(start: number, length: number, index: number, cells: number, limit: number): readonly [number, number] {
  const from = Math.min(limit - 1, Math.max(0, Math.round(start + (index * length) / cells)))
  const to = Math.round(start + ((index + 1) * length) / cells)
  return [from, Math.min(limit, Math.max(from + 1, to))]
}

function meanOf(
  { data, width }: RgbaImage,
  left: number,
  top: number,
  right: number,
  bottom: number,
): [number, number, number] {
  let r = 0
  let g = 0
  let b = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      r += data[at]!
      g += data[at + 1]!
      b += data[at + 2]!
    }
  }
  const count = (right - left) * (bottom - top)
  return [r / count, g / count, b / count]
}

/** The square map read back at every pixel of the picture, bilinear. */
function sampled(map: Float32Array, side: number, frame: Frame, width: number, height: number): Field {
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, down] = place(((y + 0.5 - frame.top) / frame.height) * side, side)
    for (let x = 0; x < width; x++) {
      const [left, across] = place(((x + 0.5 - frame.left) / frame.width) * side, side)
      const at = top * side + left
      const above = map[at]! * (1 - across) + map[at + 1]! * across
      const below = map[at + side]! * (1 - across) + map[at + side + 1]! * across
      data[y * width + x] = above * (1 - down) + below * down
    }
  }
  return { width, height, data }
}

function place(position: number, side: number): readonly [low: number, share: number] {
  const inside = Math.min(side - 1.001, Math.max(0, position - 0.5))
  const low = Math.floor(inside)
  return [low, inside - low]
}
