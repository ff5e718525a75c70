import { type Convolution, convolution, convolve } from '../segment/convolution.ts'
import { NetMemory } from '../segment/net-memory.ts'
import { type Planes, placeOf, valuesOf } from '../segment/planes.ts'
import { added, depthwise, doubled, hardSwish, means, multiplied, squash, transposed } from './layers.ts'
import { type Model, readModel, type Step } from './model-file.ts'

/** The trained network that finds people, ready to run. One instance serves any number of pictures, one after the other. */
export type PersonNet = {
  /** Side of the square picture that it reads. */
  readonly inputSize: number
  /** The probability that a person is seen, inputSize × inputSize row by row, for as many R, G, B from 0 to 1. */
  readonly run: (picture: Float32Array) => Float32Array
}

/**
 * The side of the picture shown to the network. It was trained on 256 pixels; 160 take two fifths of the time, and their answer
 * shares 0.977 of its area with that for 256 (60 photographs, decision 0053).
 */
const INPUT_SIZE = 160
const COLOURS = 3

/** Steps that change their planes instead of writing new ones. */
const IN_PLACE: ReadonlySet<Step['kind']> = new Set(['hard-swish', 'logistic'])

type Run = (inputs: readonly Planes[]) => Planes

/** Reads weights/person-net.tflite. Throws for any other bytes. */
export function loadPersonNet(bytes: Uint8Array): PersonNet {
  const model = readModel(bytes)
  const trained = model.shapes[model.input]![1]!
  const memory = new NetMemory(valuesOfRun(model, INPUT_SIZE / trained))
  const runs = model.steps.map((step) => runOf(memory, model, step))
  return {
    inputSize: INPUT_SIZE,
    run: (picture) => {
      memory.startRun()
      const values: Planes[] = []
      values[model.input] = memory.framed(picture, COLOURS, INPUT_SIZE)
      model.steps.forEach(({ inputs, output }, i) => {
        values[output] = runs[i]!(inputs.map((input) => values[input]!))
      })
      return unframed(values[model.output]!)
    },
  }
}

/** How many values the weights and all planes of a run hold, for a picture of `scale` times the side that the model names. */
function valuesOfRun({ input, steps, shapes, constants }: Model, scale: number): number {
  const written = steps.filter(({ kind }) => !IN_PLACE.has(kind)).map(({ output }) => output)
  const planes = [input, ...written].map((value) => {
    const [, side = 1, , channels = 1] = shapes[value]!
    return valuesOf(channels, side === 1 ? 1 : side * scale)
  })
  const weights = [...constants.values()].map(({ length }) => length)
  return [...planes, ...weights].reduce((sum, count) => sum + count, 0)
}

function runOf(memory: NetMemory, model: Model, { kind, inputs, stride, rectified }: Step): Run {
  const weights = model.constants.get(inputs[1]!)
  const biases = model.constants.get(inputs[2]!)
  const shape = model.shapes[inputs[1]!]
  switch (kind) {
    case 'convolve': {
      const layer = convolutionOf(memory, shape!, { stride, rectified }, weights!, biases!)
      return ([input]) => convolve(memory, layer, input!)
    }
    case 'depthwise': {
      const layer = {
        taps: shape![1]!,
        stride,
        rectified,
        weights: memory.store(weights!),
        biases: memory.store(biases!),
      }
      return ([input]) => depthwise(memory, layer, input!)
    }
    case 'transposed':
      return ([input]) => transposed(memory, weights!, biases![0]!, input!)
    case 'add':
      return ([one, other]) => added(memory, one!, other!)
    case 'multiply':
      return ([input, factors]) => multiplied(memory, input!, factors!)
    case 'mean':
      return ([input]) => means(memory, input!)
    case 'double':
      return ([input]) => doubled(memory, input!)
    case 'hard-swish':
      return changed(hardSwish)
    case 'logistic':
      return changed(squash)
  }
}

const changed =
  (change: (planes: Planes) => void): Run =>
  ([input]) => {
    change(input!)
    return input!
  }

/** A convolution of weights [output][row][column][input], padded so that side / stride outputs are centred. */
function convolutionOf(
  memory: NetMemory,
  [outputs = 0, taps = 0, , inputs = 0]: readonly number[],
  { stride, rectified }: Pick<Step, 'stride' | 'rectified'>,
  weights: Float64Array,
  biases: Float64Array,
): Convolution {
  if (taps !== 1 && (taps !== 3 || stride !== 2)) throw new Error('person network: unknown convolution')
  const count = taps ** 2
  const byInput = new Float64Array(weights.length)
  for (let output = 0; output < outputs; output++) {
    for (let tap = 0; tap < count; tap++) {
      const from = (output * count + tap) * inputs
      for (let input = 0; input < inputs; input++) {
        byInput[(output * inputs + input) * count + tap] = weights[from + input]!
      }
    }
  }
  return convolution(memory, { inputs, outputs, stride }, byInput, biases, { taps, before: 0, rectified })
}

function unframed(planes: Planes): Float32Array {
  const { size, data } = planes
  const inside = new Float32Array(size * size)
  for (let y = 0; y < size; y++) inside.set(data.subarray(placeOf(planes, 0, y), placeOf(planes, size, y)), y * size)
  return inside
}
