import type { RgbaImage } from '@riflesso/vision'
import sharp from 'sharp'

/** Longest side of a list thumbnail, pixels: twice the cards' width, for dense screens. */
const THUMBNAIL_SIDE = 288

export type KeptPhoto = {
  /** JPEG in sRGB without any metadata: re-encoded from pixels, so that no location or name of the original remains. */
  readonly jpeg: Uint8Array<ArrayBuffer>
  /** The same, small, as a data URL. */
  readonly thumbnail: string
}

const opaque = ({ width, height, data }: RgbaImage) =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()

/** Encodes the two copies of a photo that are archived; `small` is the same picture, large enough for a thumbnail. */
export const encodeKeptPhoto = async (image: RgbaImage, small: RgbaImage): Promise<KeptPhoto> => {
  const [jpeg, thumbnail] = await Promise.all([
    // Optimised Huffman codes would save a twentieth of the file and double the time of encoding.
    opaque(image).jpeg({ quality: 85, optimizeCoding: false }).toBuffer(),
    opaque(small)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  ])
  return { jpeg: new Uint8Array(jpeg), thumbnail: `data:image/jpeg;base64,${thumbnail.toString('base64')}` }
}
