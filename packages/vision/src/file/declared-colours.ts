import { boxesBetween, childOf, FULL_BOX, fourLetters, metaOf } from './boxes.ts'
import { areUsable, BT709, type ColourSpace, type Primaries, power } from './colour-space.ts'
import type { PhotoFormat } from './format.ts'
import { CURVES, isHdrTransfer, PRIMARIES, SRGB_CURVE } from './h273.ts'
import { chunksBeforePixels } from './png-chunks.ts'

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
