import type { RgbaImage } from '../image.ts'
import { logistic } from '../numeric.ts'
import { forward } from './forward.ts'
import { foundHairLogit } from './found-hair.ts'
import { type HairNet, INPUTS } from './hair-net.ts'
import { MARKED_HAIR, MARKED_NOT_HAIR } from './strokes.ts'

/** A value for every pixel of a picture, width × height row by row. */
export type Field = { readonly width: number; readonly height: number; readonly data: Float32Array }

// The network is trained for stretching up to this ratio; longer pictures get their edges repeated instead.
const GREATEST_STRETCH = 1.5

/** The network's output for a picture: the probability of hair at every pixel, of any hair, and the logit that what was found is hair. */
export type HairProbability = Field & {
  readonly presence: number
  readonly found: number
  /** Whether most of it lies beside the person of the picture. */
  readonly isStray?: boolean
}

// The value of a pixel under a stroke, and how colours are scaled around 0; network.py has the same.
const MARK = 2
const MIDDLE = 128
const SPREAD = 64

/**
 * Runs the network on a picture of any size from 1×1, and averages its output for the picture and its mirror image. `marks` are the
 * user's strokes at the picture's size (drawStrokes), an input of the network.
 */
export function hairProbability(net: HairNet, image: RgbaImage, marks?: Uint8Array): HairProbability {
  const frame = frameOf(image.width, image.height)
  const side = net.inputSize
  const input = networkInput(image, side, marks)
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
  const found = (foundHairLogit(net.found, plain.inside) + foundHairLogit(net.found, mirrored.inside)) / 2
  return { ...sampled(mean, side, frame, image.width, image.height), presence, found }
}

/** The probability that a person is seen at every pixel of a picture. */
export function personProbability({ person }: HairNet, image: RgbaImage): Field {
  const side = person.inputSize
  const input = networkInput(image, side)
  const colours = new Float32Array(side * side * 3)
  for (let i = 0; i < side * side; i++) {
    for (let k = 0; k < 3; k++) colours[i * 3 + k] = (input[i * INPUTS + k]! * SPREAD + MIDDLE) / 255
  }
  return sampled(person.run(colours), side, frameOf(image.width, image.height), image.width, image.height)
}

/** The rectangle, in pixels of the picture and usually larger than it, that is scaled onto the square input. */
type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

function frameOf(width: number, height: number): Frame {
  const frameWidth = Math.max(width, height / GREATEST_STRETCH)
  const frameHeight = Math.max(height, width / GREATEST_STRETCH)
  return { left: (width - frameWidth) / 2, top: (height - frameHeight) / 2, width: frameWidth, height: frameHeight }
}

/** The pixels of the picture's frame averaged over each of side × side cells: R, G, B scaled as in training, and how much is marked. */
export function networkInput(image: RgbaImage, side: number, marks?: Uint8Array): Float32Array {
  const frame = frameOf(image.width, image.height)
  const input = new Float32Array(side * side * INPUTS)
  const columns = Array.from({ length: side }, (_, x) => cell(frame.left, frame.width, x, side, image.width))
  for (let y = 0; y < side; y++) {
    const rows = cell(frame.top, frame.height, y, side, image.height)
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * INPUTS
      writeMean(image, columns[x]!, rows, input, at)
      if (!marks) continue
      input[at + 3] = MARK * shareOf(marks, MARKED_HAIR, image.width, columns[x]!, rows)
      input[at + 4] = MARK * shareOf(marks, MARKED_NOT_HAIR, image.width, columns[x]!, rows)
    }
  }
  return input
}

/** The network's input of the mirror image. */
export function mirrorImage(input: Float32Array, side: number): Float32Array {
  const mirrored = new Float32Array(input.length)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const from = (y * side + x) * INPUTS
      const to = (y * side + side - 1 - x) * INPUTS
      for (let plane = 0; plane < INPUTS; plane++) mirrored[to + plane] = input[from + plane]!
    }
  }
  return mirrored
}

/** First and last (exclusive) pixel of a cell in one direction. */
type Run = readonly [from: number, to: number]

/** First and last (exclusive) pixel under cell `index`, at least one, inside the picture. */
function cell(start: number, length: number, index: number, cells: number, limit: number): Run {
  const from = Math.min(limit - 1, Math.max(0, Math.round(start + (index * length) / cells)))
  const to = Math.round(start + ((index + 1) * length) / cells)
  return [from, Math.min(limit, Math.max(from + 1, to))]
}

/** The mean R, G, B of a cell, scaled as in training, written to `input`: a picture has too many cells for a list each. */
function writeMean(image: RgbaImage, columns: Run, rows: Run, input: Float32Array, to: number): void {
  const { data, width } = image
  const [left, right] = columns
  const [top, bottom] = rows
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
  input[to] = (r / count - MIDDLE) / SPREAD
  input[to + 1] = (g / count - MIDDLE) / SPREAD
  input[to + 2] = (b / count - MIDDLE) / SPREAD
}

function shareOf(marks: Uint8Array, value: number, width: number, [left, right]: Run, [top, bottom]: Run): number {
  let count = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (marks[y * width + x] === value) count++
  }
  return count / ((right - left) * (bottom - top))
}

/** The square map read back at every pixel of the picture, bilinear. */
function sampled(map: Float32Array, side: number, frame: Frame, width: number, height: number): Field {
  const data = new Float32Array(width * height)
  const columns = Float64Array.from({ length: width }, (_, x) =>
    place(((x + 0.5 - frame.left) / frame.width) * side, side),
  )
  for (let y = 0; y < height; y++) {
    const row = place(((y + 0.5 - frame.top) / frame.height) * side, side)
    const top = Math.floor(row)
    const down = row - top
    for (let x = 0; x < width; x++) {
      const left = Math.floor(columns[x]!)
      const across = columns[x]! - left
      const at = top * side + left
      const above = map[at]! * (1 - across) + map[at + 1]! * across
      const below = map[at + side]! * (1 - across) + map[at + side + 1]! * across
      data[y * width + x] = above * (1 - down) + below * down
    }
  }
  return { width, height, data }
}

/** A position on the map, clamped so that the next one is also inside. */
const place = (position: number, side: number): number => Math.min(side - 1.001, Math.max(0, position - 0.5))
