import type { PhotoHeader } from './photo-header.ts'

// GIF89a specification, sections 17 to 27.
const SCREEN_END = 13
const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const IMAGE_DESCRIPTOR_BYTES = 10

/** Blocks read at most, on the server's main thread. Encoders write sub-blocks of 255 bytes: 41,000 in 10 MB. */
const MAX_BLOCKS = 100_000

/** Size of the colour table that the packed flags announce, bytes. */
const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1))

type Size = { readonly width: number; readonly height: number }

/**
 * The frames of a GIF, each as the area from the top left corner that contains it.
 *
 * @throws RangeError where the file ends before its trailer, is damaged, or has more blocks than a photo
 */
function* gifFrames(view: DataView): Generator<Size> {
  let blocks = 0
  const countBlock = () => {
    if (++blocks > MAX_BLOCKS) throw new RangeError('too many blocks in a GIF')
  }
  /** The place after the data sub-blocks that begin at `start`. */
  const afterSubBlocks = (start: number): number => {
    let at = start
    for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) {
      countBlock()
      at += 1 + size
    }
    return at + 1
  }
  let at = SCREEN_END + tableBytes(view.getUint8(10))
  for (let block = view.getUint8(at); block !== TRAILER; block = view.getUint8(at)) {
    countBlock()
    if (block === EXTENSION) at = afterSubBlocks(at + 2)
    else if (block === IMAGE) {
      const [left, top] = [view.getUint16(at + 1, true), view.getUint16(at + 3, true)]
      yield { width: left + view.getUint16(at + 5, true), height: top + view.getUint16(at + 7, true) }
      // The byte before the sub-blocks is the least code size.
      at = afterSubBlocks(at + IMAGE_DESCRIPTOR_BYTES + tableBytes(view.getUint8(at + 9)) + 1)
    } else throw new RangeError('no block of a GIF')
  }
}

/** Whether a GIF has more than one frame. Reads no further than to the second. */
export const isAnimatedGif = (bytes: Uint8Array): boolean => {
  try {
    const frames = gifFrames(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return !frames.next().done && !frames.next().done
  } catch (error) {
    // A truncated file is refused by its header.
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * The screen, extended to the frames that exceed it as libnsgif does. Null without a frame.
 *
 * @throws RangeError for a truncated file, of which libnsgif would return a part
 */
export const readGifHeader = (view: DataView): PhotoHeader | null => {
  const frames = [...gifFrames(view)]
  if (frames.length === 0) return null
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const all = [screen, ...frames]
  const [width, height] = [Math.max(...all.map((area) => area.width)), Math.max(...all.map((area) => area.height))]
  return { format: 'gif', width, height }
}
