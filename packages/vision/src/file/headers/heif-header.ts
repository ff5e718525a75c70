import type { PhotoHeader } from './photo-header.ts'

type Box = { readonly type: string; readonly start: number; readonly end: number }

const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

/** The boxes between two offsets of a file (ISO/IEC 14496-12, 4.2). Stops at the first that does not fit. */
function boxesBetween(view: DataView, from: number, to: number): readonly Box[] {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to) {
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    if (size < head || at + size > to) break
    boxes.push({ type: fourLetters(view, at + 4), start: at + head, end: at + size })
    at += size
  }
  return boxes
}

const childOf = (view: DataView, box: Box | undefined, type: string, skipped = 0): Box | undefined =>
  box && boxesBetween(view, box.start + skipped, box.end).find((child) => child.type === type)

/** Version and flags, before the children of a full box. */
const FULL_BOX = 4

type Facts = {
  width: number
  height: number
  isDeep: boolean
  hasFullColour: boolean
  hasAlpha: boolean
  hasProfile: boolean
}

/** The content of one property of an item (ISO/IEC 23008-12, 6.5; the AVIF specification, 2.2; ISO/IEC 14496-15, 8.3.3). */
const PROPERTIES: Readonly<Record<string, (view: DataView, start: number, facts: Facts) => void>> = {
  ispe: (view, start, facts) => {
    const [width, height] = [view.getUint32(start + 4), view.getUint32(start + 8)]
    if (width * height > facts.width * facts.height) Object.assign(facts, { width, height })
  },
  pixi: (view, start, facts) => {
    for (let channel = 0; channel < view.getUint8(start + 4); channel++)
      if (view.getUint8(start + 5 + channel) > 8) facts.isDeep = true
  },
  av1C: (view, start, facts) => {
    const flags = view.getUint8(start + 2)
    const [highDepth, mono, halfAcross, halfDown] = [flags & 0x40, flags & 0x10, flags & 0x08, flags & 0x04]
    if (highDepth) facts.isDeep = true
    if (!mono && !(halfAcross && halfDown)) facts.hasFullColour = true
  },
  hvcC: (view, start, facts) => {
    if ((view.getUint8(start + 16) & 0x03) > 1) facts.hasFullColour = true
    if ((view.getUint8(start + 17) & 0x07) > 0 || (view.getUint8(start + 18) & 0x07) > 0) facts.isDeep = true
  },
  // Of an auxiliary picture: alpha, in files without depth maps.
  auxC: (_view, _start, facts) => {
    facts.hasAlpha = true
  },
  colr: (view, start, facts) => {
    if (fourLetters(view, start) !== 'nclx') facts.hasProfile = true
  },
}

/**
 * The largest size declared by any picture in the file: its tiles, previews and auxiliary pictures have properties in the same
 * box, and none of them is larger than the picture itself.
 */
export const readHeifHeader = (view: DataView, format: 'heic' | 'avif'): PhotoHeader | null => {
  const meta = boxesBetween(view, 0, view.byteLength).find(({ type }) => type === 'meta')
  const properties = childOf(view, childOf(view, meta, 'iprp', FULL_BOX), 'ipco')
  if (!properties) return null
  const facts: Facts = {
    width: 0,
    height: 0,
    isDeep: false,
    hasFullColour: false,
    hasAlpha: false,
    hasProfile: false,
  }
  for (const { type, start } of boxesBetween(view, properties.start, properties.end))
    PROPERTIES[type]?.(view, start, facts)
  return facts.width === 0 ? null : { format, ...facts }
}
