import { onTestFinished, vi } from 'vitest'

/**
 * Simulates a camera with a drawn picture of 320 × 240 pixels, because test machines have none. Records the constraints of the camera and the
 * arguments of the canvas encoder.
 */
export function cameraSeen(
  draw = (context: CanvasRenderingContext2D) => context.fillRect(0, 0, 320, 240),
): readonly unknown[] {
  const recorded: unknown[] = []
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const context = canvas.getContext('2d')
  const drawing = setInterval(() => context && draw(context), 50)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wish) => {
    recorded.push(wish)
    return canvas.captureStream(20)
  })
  const encode = HTMLCanvasElement.prototype.toBlob
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
    quality,
  ) {
    recorded.push([type, quality])
    encode.call(this, take, type, quality)
  })
  onTestFinished(() => {
    clearInterval(drawing)
    vi.restoreAllMocks()
  })
  return recorded
}
