import { MEASURED_SIDE, type RgbaImage, resizeImage } from '@riflesso/vision'

/** Maximum side in pixels after decoding, the same as for the server's stored photo. */
const DECODED_SIDE = 1600

/**
 * Pixels of a photo for measuring: upright, sRGB, transparency on white, at most `MEASURED_SIDE` long. Null if this browser
 * cannot decode it. For workers: blocks the thread for hundredths of a second.
 */
export async function decodePhoto(file: Blob): Promise<RgbaImage | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const pixels = pixelsOf(bitmap)
    bitmap.close()
    return resizeImage(pixels, MEASURED_SIDE)
  } catch {
    return null
  }
}

function pixelsOf(bitmap: ImageBitmap): RgbaImage {
  const scale = Math.min(1, DECODED_SIDE / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  // A GPU canvas would have to read its pixels back and may round them.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing in a worker.')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}
