import { readHalfFloats } from '../half-float.ts'
import { loadPersonNet, type PersonNet } from '../person/person-net.ts'
import { type Convolution, type ConvolutionShape, convolution, OUTPUTS_AT_ONCE } from './convolution.ts'
import { NetMemory } from './net-memory.ts'
import { valuesOf } from './planes.ts'

/** The trained network, ready to run. One instance serves any number of pictures, one after the other. */
export type HairNet = {
  /** Side of the square picture the network reads, in pixels. */
  readonly inputSize: number
  /** Memory of the weights of the convolutions and of the planes of a run. */
  readonly memory: NetMemory
  /** From the picture down to 1/32 of its side: 1 + 4 × 2 convolutions. */
  readonly down: readonly Convolution[]
  /** Back up to 1/2 of its side. */
  readonly up: readonly Convolution[]
  /** One weight a channel, then the bias: the last, pointwise convolution to a single logit. */
  readonly out: Float64Array
  /** For the logit of any hair at all: weights of the deepest level's channel means, of their greatest values, bias. */
  readonly presence: Float64Array
  /** For the logit that what was found is hair: weights of the channel means inside it, of the last level up and of each level down, bias. */
  readonly found: Float64Array
  /** Finds the people beside whom there is no hair. */
  readonly person: PersonNet
}

const MAGIC = 0x54454e48 // 'HNET'
const VERSION = 3
const HEADER_BYTES = 20
const LEVELS = 5
const COLOURS = 3
/** Planes of the user's strokes: hair, and not hair. */
const MARKS = 2
/** Planes of the network's input. */
export const INPUTS = COLOURS + MARKS
// The deepest level has 1/32 of the side; an input of twice the working size would only be slow.
const INPUT_STEP = 32
const LARGEST_INPUT = 512

/**
 * Reads weights/hair-net.bin, and `person`, weights/person-net.tflite. The first is a header ('HNET', version, input side, five widths, planes of strokes; little-endian), then for each
 * convolution its weights [out][in][3][3] and biases [out] as half floats, the deepest level's weights and bias for presence,
 * then those of what was found. Throws for any other bytes.
 */
export function loadHairNet(bytes: Uint8Array, person: Uint8Array): HairNet {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new Error('hair network: not a weights file')
  if (view.getUint16(4, true) !== VERSION) throw new Error('hair network: unknown version')
  const inputSize = view.getUint16(6, true)
  const widths = Array.from({ length: LEVELS }, (_, i) => view.getUint16(8 + 2 * i, true))
  const marks = view.getUint16(8 + 2 * LEVELS, true)
  const possible = marks === MARKS && inputSize > 0 && inputSize <= LARGEST_INPUT && inputSize % INPUT_STEP === 0
  if (!possible || widths.some((width) => width < 4 || width > 256 || width % OUTPUTS_AT_ONCE)) {
    throw new Error('hair network: impossible shape')
  }
  const { down, up } = shapes(widths)
  const outputs = widths[0]!
  const deepest = widths[LEVELS - 1]!
  const channels = widths.reduce((sum, width) => sum + width, outputs)
  const ends = outputs + 1 + 2 * deepest + 1 + channels + 1
  const numbers = [...down, ...up].reduce((sum, s) => sum + s.outputs * (s.inputs * 9 + 1), ends)
  if (bytes.length !== HEADER_BYTES + 2 * numbers) throw new Error('hair network: wrong size')
  const values = readHalfFloats(view, HEADER_BYTES, numbers)
  if (!values.every(Number.isFinite)) throw new Error('hair network: a weight is not a number')
  let at = 0
  const take = (count: number): Float64Array => {
    at += count
    return values.subarray(at - count, at)
  }
  const memory = new NetMemory(numbers + valuesOfRun(inputSize, down, up))
  const layer = (shape: ConvolutionShape): Convolution => {
    const weights = take(shape.outputs * shape.inputs * 9)
    return convolution(memory, shape, weights, take(shape.outputs))
  }
  return {
    inputSize,
    memory,
    down: down.map(layer),
    up: up.map(layer),
    out: take(outputs + 1),
    presence: take(2 * deepest + 1),
    found: take(channels + 1),
    person: loadPersonNet(person),
  }
}

/** How many values all planes of a run hold. */
function valuesOfRun(inputSize: number, down: readonly ConvolutionShape[], up: readonly ConvolutionShape[]): number {
  let side = inputSize
  let values = valuesOf(down[0]!.inputs, side)
  for (const { outputs, stride } of down) {
    side /= stride
    values += valuesOf(outputs, side)
  }
  for (const { inputs, outputs } of up) {
    side *= 2
    values += valuesOf(inputs, side) + valuesOf(outputs, side)
  }
  return values
}

function shapes(widths: readonly number[]): { down: ConvolutionShape[]; up: ConvolutionShape[] } {
  const first = widths[0]!
  const down: ConvolutionShape[] = [{ inputs: INPUTS, outputs: first, stride: 2 }]
  const up: ConvolutionShape[] = []
  for (let level = 1; level < widths.length; level++) {
    const [inputs, outputs] = [widths[level - 1]!, widths[level]!]
    down.push({ inputs, outputs, stride: 2 }, { inputs: outputs, outputs, stride: 1 })
    up.unshift({ inputs: outputs + inputs, outputs: inputs, stride: 1 })
  }
  return { down, up }
}
