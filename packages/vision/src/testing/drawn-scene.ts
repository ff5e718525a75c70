import type { RgbaImage } from '../image.ts'
import { seededRandom } from '../random.ts'

type Rgb = readonly [r: number, g: number, b: number]

const SIZE = 256
const SKIN: Rgb = [214, 170, 146]
const SHIRT: Rgb = [70, 90, 130]
const GROUND: Rgb = [188, 194, 198]

/** A person from the front with shoulder-length hair of the given colour, and the hair's true mask (1 = hair). */
export function drawnScene(hairColour: Rgb): { image: RgbaImage; truth: Uint8Array } {
  const random = seededRandom(3)
  const strands = Float64Array.from({ length: SIZE }, () => 0.72 + 0.5 * random())
  const data = new Uint8ClampedArray(SIZE * SIZE * 4)
  const truth = new Uint8Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const i = y * SIZE + x
      const face = inside(x, y, 128, 112, 40, 54)
      const hair =
        !face &&
        (inside(x, y, 128, 92, 62, 66) || (y > 90 && y < 190 && Math.abs(x - 128) < 60 && Math.abs(x - 128) > 30))
      truth[i] = hair ? 1 : 0
      const shine = 1 + 0.5 * Math.exp(-(((y - 60) / 14) ** 2))
      const strand = (strands[Math.floor(x + 6 * Math.sin(y / 30) + SIZE) % SIZE] ?? 1) * shine
      const grain = 6 * (random() - 0.5)
      data.set(coloured(hair ? hairColour.map((v) => v * strand) : faceOrRest(x, y, face), grain), i * 4)
    }
  }
  return { image: { width: SIZE, height: SIZE, data }, truth }
}

function inside(x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean {
  return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1
}

function faceOrRest(x: number, y: number, face: boolean): readonly number[] {
  const eye = inside(x, y, 112, 106, 7, 3) || inside(x, y, 144, 106, 7, 3)
  if (face && eye) return [50, 40, 36]
  if (face && inside(x, y, 128, 140, 12, 4)) return [170, 90, 90]
  if (face || (y > 130 && y < 205 && Math.abs(x - 128) < 26))
    return SKIN.map((v) => v * (1 - (0.1 * Math.abs(x - 128)) / 40))
  return inside(x, y, 128, 256, 105, 66) ? SHIRT : GROUND
}

function coloured(rgb: readonly number[], grain: number): number[] {
  return [...rgb.map((v) => v + grain), 255]
}
