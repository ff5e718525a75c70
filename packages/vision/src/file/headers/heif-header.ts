import { boxesBetween, childOf, FULL_BOX, fourLetters, metaOf } from '../boxes.ts'
import type { PhotoHeader } from './photo-header.ts'

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
  const properties = childOf(view, childOf(view, metaOf(view), 'iprp', FULL_BOX), 'ipco')
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
