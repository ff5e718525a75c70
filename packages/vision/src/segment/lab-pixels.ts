import { writeLab } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { RgbaImage } from '../image.ts'

/** Lab (D65) of every pixel: L, a, b, three values a pixel. */
export function labPixels(image: RgbaImage): Float32Array {
  const count = image.width * image.height
  const lab = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const r = LINEAR_OF_BYTE[image.data[i * 4]!]!
    const g = LINEAR_OF_BYTE[image.data[i * 4 + 1]!]!
    const b = LINEAR_OF_BYTE[image.data[i * 4 + 2]!]!
    writeLab(r, g, b, lab, i * 3)
  }
  return lab
}
