import type { SavedCalibration } from '@riflesso/contract'
import { ringPhoto } from '@riflesso/vision/render'

const RING = ringPhoto([1, 3, 5, 7, 9, 10])

/** A calibration that reads half a level lighter. */
export const savedCalibration = (more: Partial<SavedCalibration> = {}): SavedCalibration => ({
  id: '01920000-0000-7000-8000-0000000000c1',
  name: 'Specchio 2',
  madeOn: '2026-03-05T12:00:00.000Z',
  author: { firstName: 'Giulia', lastName: 'Ferri' },
  gains: [1, 1, 1],
  curve: [
    { seen: 1, named: 1.5 },
    { seen: 9, named: 9.5 },
  ],
  error: 0.32,
  swatches: RING.taps.map(({ level, point: [x, y] }, place) => ({
    x,
    y,
    level,
    seen: Math.max(1, level - 0.5),
    isLost: place === 5,
  })),
  renewal: null,
  ...more,
})

/** A rendered ring as a file; the middles of its swatches are its points. */
export async function ringFile(): Promise<{
  readonly file: File
  readonly points: readonly (readonly [number, number])[]
}> {
  const { width, height, data } = RING.image
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return { file: new File([blob], 'anello.jpg', { type: blob.type }), points: RING.taps.map(({ point }) => point) }
}
