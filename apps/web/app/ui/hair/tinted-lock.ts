import { LAYERS, type LockColours, stopsOf } from './lock-layers.ts'

/**
 * The lock of hair in the given colours as a picture of `width` × `height` pixels; without the lock, if it cannot be loaded, the
 * colours alone.
 *
 * @throws if the browser cannot draw
 */
export async function tintedLock(colours: LockColours, width: number, height: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('no canvas')
  const gradient = context.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of stopsOf(colours)) gradient.addColorStop(at, colour)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
  const pictures = await Promise.all(LAYERS.map(({ picture }) => load(picture))).catch(() => [])
  const side = Math.max(width, height)
  for (const [index, picture] of pictures.entries()) {
    context.globalCompositeOperation = LAYERS[index]?.blend ?? 'source-over'
    context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side)
  }
  return canvas
}

async function load(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}
