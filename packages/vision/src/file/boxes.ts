/** A box of an ISO media file (ISO/IEC 14496-12, 4.2): offsets of its content. */
export type Box = { readonly type: string; readonly start: number; readonly end: number }

/** Boxes read at most in one place: photos have tens, also of many tiles. */
const MAX_BOXES = 10_000

/** Version and flags, before the content of a full box. */
export const FULL_BOX = 4

export const fourLetters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

/** The boxes between two offsets of a file. Stops at the first that does not fit. */
export function boxesBetween(view: DataView, from: number, to: number): readonly Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to && boxes.length < MAX_BOXES) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    if (size < head || at + size > to) break
    boxes.push({ type: fourLetters(view, at + 4), start: at + head, end: at + size })
    at += size
  }
  return boxes
}

/** The first child of this type; `skipped` bytes precede the children. */
export const childOf = (view: DataView, box: Box | undefined, type: string, skipped = 0): Box | undefined =>
  box && boxesBetween(view, box.start + skipped, box.end).find((child) => child.type === type)

/** The box with the metadata of a HEIF file. */
export const metaOf = (view: DataView): Box | undefined =>
  boxesBetween(view, 0, view.byteLength).find(({ type }) => type === 'meta')

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
