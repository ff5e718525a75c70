import { fourLetters } from './boxes.ts'

/** A chunk of a PNG: offsets of its content. */
type Chunk = { readonly type: string; readonly start: number; readonly end: number }

const SIGNATURE_BYTES = 8
/** Length and type before the content, checksum after it. */
const AROUND = 12

/** The chunks before the first pixels (W3C PNG, 5.3), as far as the file has them. */
export function* chunksBeforePixels(view: DataView): Generator<Chunk> {
  let at = SIGNATURE_BYTES
  while (at + AROUND <= view.byteLength) {
    const length = view.getUint32(at)
    const type = fourLetters(view, at + 4)
    if (type === 'IDAT' || at + AROUND + length > view.byteLength) return
    yield { type, start: at + 8, end: at + 8 + length }
    at += AROUND + length
  }
}
