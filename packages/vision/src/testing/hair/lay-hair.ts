import type { Painting } from './painting.ts'
import type { StrandCanvas } from './strand-canvas.ts'

/** Soft shadow of the hair on the background, a little below and to the right, starting `from` a share of the height. */
export function castShadow(painting: Painting, canvas: StrandCanvas, from: number): void {
  const { width, height } = canvas
  const cell = Math.max(2, Math.round(width / 90))
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  let coarse = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.min(width - 1, column * cell + (cell >> 1))
      const y = Math.min(height - 1, row * cell + (cell >> 1))
      coarse[row * columns + column] = canvas.cover[y * width + x]!
    }
  }
  for (let round = 0; round < 2; round++) coarse = blurred(coarse, columns, rows)
  const shift = width * 0.014
  const at = (column: number, row: number) =>
    coarse[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))]!
  for (let y = Math.max(0, Math.round(height * from)); y < height; y++) {
    const strength = 0.55 * Math.min(1, (y / height - from) * 12)
    for (let x = 0; x < width; x++) {
      const column = (x - shift * 0.7) / cell - 0.5
      const row = (y - shift) / cell - 0.5
      const left = Math.floor(column)
      const top = Math.floor(row)
      const tx = column - left
      const ty = row - top
      const above = at(left, top) + (at(left + 1, top) - at(left, top)) * tx
      const below = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * tx
      const dark = 1 - strength * (above + (below - above) * ty)
      for (let channel = 0; channel < 3; channel++) {
        painting.light[(y * width + x) * 3 + channel] = painting.light[(y * width + x) * 3 + channel]! * dark
      }
    }
  }
}

function blurred(values: Float32Array, columns: number, rows: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let count = 0
      for (let y = Math.max(0, row - 2); y <= Math.min(rows - 1, row + 2); y++) {
        for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
          sum += values[y * columns + x]!
          count++
        }
      }
      out[row * columns + column] = sum / count
    }
  }
  return out
}

/** Composites the shaded hair over the painting. */
export function layHair(painting: Painting, canvas: StrandCanvas, hair: Float32Array): void {
  for (let pixel = 0; pixel < canvas.cover.length; pixel++) {
    const cover = canvas.cover[pixel]!
    if (cover <= 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel
      painting.light[at] = painting.light[at]! + cover * (hair[at]! - painting.light[at]!)
    }
  }
}
