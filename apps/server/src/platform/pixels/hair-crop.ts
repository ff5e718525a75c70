import type { HairMask, RgbaImage } from '@riflesso/vision'
import sharp from 'sharp'

/** Longest side of the crop, pixels: enough for strands and tips, small enough to send. */
const CROP_SIDE = 768
/** A pixel whose hair probability is below this is painted over. */
const SURELY_HAIR = 128
/** Colour of everything but hair: a grey that is not a hair colour. */
const PAINTED_OVER = 128

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The smallest rectangle that holds all hair; null without any. */
const hairBox = ({ width, height, data }: HairMask): Box | null => {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) < SURELY_HAIR) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * The hair of a photo alone, as a JPEG without metadata: face, clothes and room are painted over in grey, so that
 * nobody can be recognised. `image` has the size of `mask`. Null when the mask is empty.
 */
export const encodeHairCrop = async (image: RgbaImage, mask: HairMask): Promise<Uint8Array<ArrayBuffer> | null> => {
  const box = hairBox(mask)
  if (box === null) return null
  const data = new Uint8Array(3 * box.width * box.height).fill(PAINTED_OVER)
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const from = (y + box.top) * mask.width + x + box.left
      if ((mask.data[from] ?? 0) < SURELY_HAIR) continue
      const to = 3 * (y * box.width + x)
      for (let channel = 0; channel < 3; channel++) data[to + channel] = image.data[4 * from + channel] ?? PAINTED_OVER
    }
  const jpeg = await sharp(data, { raw: { width: box.width, height: box.height, channels: 3 } })
    .resize({ width: CROP_SIDE, height: CROP_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
