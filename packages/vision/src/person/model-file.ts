import { readHalfFloats } from '../half-float.ts'

/** What a step of the model computes. Sides of pictures are those for the model's own input. */
export type Step = {
  readonly kind: StepKind
  /** Numbers of the values that it reads, and of the one that it writes. */
  readonly inputs: readonly number[]
  readonly output: number
  readonly stride: 1 | 2
  /** Whether negative results become 0. */
  readonly rectified: boolean
}

/** A model as steps in the order in which they run. Values are numbered as in the file. */
export type Model = {
  readonly input: number
  readonly output: number
  readonly steps: readonly Step[]
  /** [pictures, rows, columns, channels] of every value, [outputs, rows, columns, inputs] of weights. */
  readonly shapes: readonly (readonly number[])[]
  /** The weights and biases among the values. */
  readonly constants: ReadonlyMap<number, Float64Array>
}

/** Codes of the operations in use: BuiltinOperator of schema.fbs, TensorFlow Lite. */
const KINDS = {
  0: 'add',
  1: 'mean',
  3: 'convolve',
  4: 'depthwise',
  6: 'dequantize',
  14: 'logistic',
  18: 'multiply',
  19: 'rectify',
  23: 'double',
  32: 'transposed',
  117: 'hard-swish',
} as const
type StepKind = Exclude<(typeof KINDS)[keyof typeof KINDS], 'dequantize' | 'rectify'>

/** Where the stride stands in the options of an operation. */
const STRIDE_FIELD = 1

/**
 * Reads a TensorFlow Lite file of one picture network with weights in half floats. Only the operations of the person network are
 * known; throws for any other bytes.
 */
export function readModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || view.getUint32(4, true) !== MAGIC) throw new Error('person network: not a model file')
  const file = new Table(view, view.getUint32(0, true))
  const codes = file.tables(1).map((code) => Math.max(code.byte(0), code.int(3)))
  const graph = file.tables(2)[0]!
  const buffers = file.tables(4)
  const tensors = graph.tables(0)
  const constants = new Map<number, Float64Array>()
  const steps: Step[] = []
  for (const operation of graph.tables(3)) {
    const kind = KINDS[codes[operation.int(0)] as keyof typeof KINDS]
    if (!kind) throw new Error('person network: unknown operation')
    const inputs = operation.ints(1)
    const output = operation.ints(2)[0]!
    if (kind === 'dequantize') {
      const { at, count } = buffers[tensors[inputs[0]!]!.int(2)]!.list(0)
      constants.set(output, readHalfFloats(view, at, count / 2))
      continue
    }
    if (kind === 'rectify') {
      const source = steps.findIndex((step) => step.output === inputs[0])
      steps[source] = { ...steps[source]!, output, rectified: true }
      continue
    }
    const isConvolution = kind === 'convolve' || kind === 'depthwise'
    const stride = isConvolution && operation.table(4).int(STRIDE_FIELD) === 2 ? 2 : 1
    steps.push({ kind, inputs, output, stride, rectified: false })
  }
  return {
    input: graph.ints(1)[0]!,
    output: graph.ints(2)[0]!,
    steps,
    shapes: tensors.map((tensor) => tensor.ints(0)),
    constants,
  }
}

const MAGIC = 0x334c4654 // 'TFL3'

/** A table of a FlatBuffers file (flatbuffers.dev, 'Internals'). Fields are numbered; an absent number is 0, an absent list empty. */
class Table {
  private readonly view: DataView
  private readonly at: number
  private readonly fields: number

  constructor(view: DataView, at: number) {
    this.view = view
    this.at = at
    this.fields = at - view.getInt32(at, true)
  }

  byte(field: number): number {
    const place = this.place(field)
    return place === 0 ? 0 : this.view.getInt8(place)
  }

  int(field: number): number {
    const place = this.place(field)
    return place === 0 ? 0 : this.view.getInt32(place, true)
  }

  table(field: number): Table {
    return new Table(this.view, this.follow(this.place(field)))
  }

  /** Where a list starts, and how many elements it has. */
  list(field: number): { readonly at: number; readonly count: number } {
    const place = this.place(field)
    if (place === 0) return { at: 0, count: 0 }
    const start = this.follow(place)
    return { at: start + 4, count: this.view.getUint32(start, true) }
  }

  ints(field: number): number[] {
    const { at, count } = this.list(field)
    return Array.from({ length: count }, (_, i) => this.view.getInt32(at + 4 * i, true))
  }

  tables(field: number): Table[] {
    const { at, count } = this.list(field)
    return Array.from({ length: count }, (_, i) => new Table(this.view, this.follow(at + 4 * i)))
  }

  private place(field: number): number {
    const entry = 4 + 2 * field
    const offset = entry < this.view.getUint16(this.fields, true) ? this.view.getUint16(this.fields + entry, true) : 0
    return offset === 0 ? 0 : this.at + offset
  }

  private follow(place: number): number {
    return place + this.view.getUint32(place, true)
  }
}
