import { renderHairLock } from '@riflesso/vision/render'
import type { LockRequest } from './hair-lock-request.ts'

self.onmessage = async ({ data }: MessageEvent<{ id: number; request: LockRequest }>) => {
  const image = renderHairLock(data.request)
  const pixels = new ImageData(new Uint8ClampedArray(image.data), image.width, image.height)
  const bitmap = await createImageBitmap(pixels)
  self.postMessage({ id: data.id, bitmap }, { transfer: [bitmap] })
}
