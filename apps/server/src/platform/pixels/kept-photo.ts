import type { RgbaImage } from '@riflesso/vision'
import sharp from 'sharp'

/** Longest side of a list thumbnail, pixels: twice the cards' width, for dense screens. */
const THUMBNAIL_SIDE = 288

export type KeptPhoto = {
  /** JPEG in sRGB without any metadata: made from pixels, so that no place or name of the original can remain. */
  readonly jpeg: Uint8Array<ArrayBuffer>
  /** The same, small, as a data URL. */
  readonly thumbnail: string
}

/** Encodes the two copies of a photo that are archived. */
export const encodeKeptPhoto = async ({ width, height, data }: RgbaImage): Promise<KeptPhoto> => {
  const pixels = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const [jpeg, thumbnail] = await Promise.all([
    pixels().jpeg({ quality: 85 }).toBuffer(),
    pixels()
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  ])
  return { jpeg: new Uint8Array(jpeg), thumbnail: `data:image/jpeg;base64,${thumbnail.toString('base64')}` }
}
