import { boxesBetween, childOf, chunksBeforePixels, FULL_BOX, fourLetters, metaOf } from './boxes.ts'
import { areUsable, BT709, type ColourSpace, type Curve, type Primaries, power } from './colour-space.ts'
import type { PhotoFormat } from './headers/photo-header.ts'

const D65 = [0.3127, 0.329] as const
const SMPTE_170M: Primaries = { white: D65, red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07] }

/** ITU-T H.273, table 2: colour primaries by their number, as far as photos have them. */
const PRIMARIES: Readonly<Record<number, Primaries>> = {
  1: BT709,
  5: { white: D65, red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06] },
  6: SMPTE_170M,
  7: SMPTE_170M,
  9: { white: D65, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
  // DCI-P3 and Display P3.
  11: { white: [0.314, 0.351], red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
  12: { white: D65, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
}

const SRGB_CURVE: Curve = { g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045 }
/** The curve of screens for television, ITU-R BT.1886: by it browsers show BT.709, BT.601 and BT.2020. */
const TELEVISION = power(2.4)

/** ITU-T H.273, table 3: transfer characteristics by their number, as far as photos have them. */
const CURVES: Readonly<Record<number, Curve>> = {
  1: TELEVISION,
  4: power(2.2),
  5: power(2.8),
  6: TELEVISION,
  7: { g: 1 / 0.45, a: 1 / 1.1115, b: 0.1115 / 1.1115, c: 1 / 4, d: 0.0913 },
  8: power(1),
  13: SRGB_CURVE,
  14: TELEVISION,
  15: TELEVISION,
}

/** PQ and HLG: how bright their values are depends on the screen, so that no level can be read from them. */
const isHdrTransfer = (transfer: number): boolean => transfer === 16 || transfer === 18

/** A colour space, 'hdr', or null: as the ICC profile says, and sRGB without one. */
type Declared = ColourSpace | 'hdr' | null

/**
 * The colours that a PNG or HEIF file declares by numbers instead of an ICC profile, read as Chromium does.
 */
export function declaredColours(bytes: Uint8Array, format: PhotoFormat): Declared {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'png') return colourOfPng(view)
    return format === 'heic' || format === 'avif' ? colourOfHeif(view) : null
  } catch (error) {
    // The file ends within its header: its decoder refuses it.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** W3C PNG, 12.2, 'Colour space information': cICP before iCCP before sRGB before gAMA with cHRM. */
function colourOfPng(view: DataView): Declared {
  const chunks = [...chunksBeforePixels(view)]
  const startOf = (type: string) => chunks.find((chunk) => chunk.type === type)?.start
  const cicp = startOf('cICP')
  const byNumbers = cicp === undefined ? null : colourOfCicp(view, cicp)
  if (byNumbers !== null) return byNumbers
  const [gama, chrm] = [startOf('gAMA'), startOf('cHRM')]
  if (startOf('iCCP') !== undefined || startOf('sRGB') !== undefined || gama === undefined) return null
  return colourOfGamma(view.getUint32(gama), chrm === undefined ? null : primariesOf(view, chrm))
}

/** RGB in full range; numbers that are not known leave the decision to the other chunks. */
function colourOfCicp(view: DataView, at: number): Declared {
  const [primaries = 0, transfer = 0, matrix, range] = [0, 1, 2, 3].map((index) => view.getUint8(at + index))
  if (matrix !== 0 || range !== 1) return null
  if (isHdrTransfer(transfer)) return 'hdr'
  const [known, curve] = [PRIMARIES[primaries], CURVES[transfer]]
  return known && curve ? { primaries: known, curve } : null
}

const GAMMA_UNIT = 100_000
/** libpng's thresholds: a gamma this near to that of screens, and primaries this near to those of sRGB, mean sRGB. */
const NEAR = { gamma: 0.05, point: 0.01 } as const

/** ImageMagick and others write the gamma and primaries of sRGB instead of its own chunk. */
function colourOfGamma(gamma: number, chromaticities: Primaries | null): Declared {
  if (gamma === 0) return null
  const primaries = chromaticities && areUsable(chromaticities) ? chromaticities : BT709
  const isSrgb = Math.abs((gamma / GAMMA_UNIT) * 2.2 - 1) < NEAR.gamma && areNear(primaries, BT709)
  return isSrgb ? null : { primaries, curve: power(GAMMA_UNIT / gamma) }
}

const areNear = (one: Primaries, other: Primaries): boolean =>
  (['white', 'red', 'green', 'blue'] as const).every((name) =>
    [0, 1].every((at) => Math.abs((one[name][at] ?? 0) - (other[name][at] ?? 0)) < NEAR.point),
  )

function primariesOf(view: DataView, start: number): Primaries {
  const point = (index: number) =>
    [view.getUint32(start + 8 * index) / GAMMA_UNIT, view.getUint32(start + 8 * index + 4) / GAMMA_UNIT] as const
  return { white: point(0), red: point(1), green: point(2), blue: point(3) }
}

/** The curves of television, which browsers and phones show in a picture as sRGB. */
const VIDEO = [1, 6, 14, 15]

/** The colr boxes of the picture itself (ISO/IEC 14496-12, 12.1.5): an ICC profile wins over numbers. */
function colourOfHeif(view: DataView): Declared {
  const boxes = primaryProperties(view).filter(({ type }) => type === 'colr')
  const kinds = boxes.map(({ start }) => fourLetters(view, start))
  const numbers = boxes[kinds.indexOf('nclx')]
  if (kinds.includes('prof') || kinds.includes('rICC') || !numbers) return null
  const [primaries, transfer] = [view.getUint16(numbers.start + 4), view.getUint16(numbers.start + 6)]
  if (isHdrTransfer(transfer)) return 'hdr'
  const curve = (VIDEO.includes(transfer) ? undefined : CURVES[transfer]) ?? SRGB_CURVE
  const space = { primaries: PRIMARIES[primaries] ?? BT709, curve }
  return space.primaries === BT709 && curve === SRGB_CURVE ? null : space
}

/** The properties of the primary item (ISO/IEC 14496-12, 8.11.4 and 8.11.14). */
function primaryProperties(view: DataView) {
  const meta = metaOf(view)
  const primary = childOf(view, meta, 'pitm', FULL_BOX)
  const properties = childOf(view, meta, 'iprp', FULL_BOX)
  const container = childOf(view, properties, 'ipco')
  const associations = childOf(view, properties, 'ipma')
  if (!primary || !container || !associations) return []
  const id = view.getUint8(primary.start) === 0 ? view.getUint16(primary.start + 4) : view.getUint32(primary.start + 4)
  const all = boxesBetween(view, container.start, container.end)
  return associated(view, associations.start, id).flatMap((index) => all[index - 1] ?? [])
}

/** The places of an item's properties in their container, counted from 1. */
function associated(view: DataView, start: number, wanted: number): readonly number[] {
  const [idBytes, indexBytes] = [view.getUint8(start) === 0 ? 2 : 4, (view.getUint8(start + 3) & 1) === 0 ? 1 : 2]
  let at = start + 8
  for (let entry = view.getUint32(start + 4); entry > 0; entry--) {
    const id = idBytes === 2 ? view.getUint16(at) : view.getUint32(at)
    const count = view.getUint8(at + idBytes)
    at += idBytes + 1
    if (id === wanted) {
      // The highest bit says whether a reader has to know the property.
      return Array.from({ length: count }, (_, index) =>
        indexBytes === 1 ? view.getUint8(at + index) & 0x7f : view.getUint16(at + 2 * index) & 0x7fff,
      )
    }
    at += count * indexBytes
  }
  return []
}
