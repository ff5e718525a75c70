import { smoothStep } from '../../numeric.ts'
import type { LinearColour } from './hair-colour.ts'
import { PLAIN_VIEW, placingOf, type View } from './view.ts'

/** A picture in linear sRGB light, width × height × 3, on which soft shapes are composited. */
export type Painting = {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
  /** Position of the person; shapes are given for the plain view. */
  readonly view: View
}

/** Signed distance to the rim of a shape in the shape's own units: negative inside. */
export type Shape = (x: number, y: number) => number

/** A colour for each place, in the same units as the shape. */
export type Paint = (x: number, y: number) => LinearColour

export function createPainting(width: number, height: number, view: View = PLAIN_VIEW): Painting {
  return { width, height, light: new Float32Array(width * height * 3), view }
}

/** The same painting in another view, which transforms the places of shapes. */
export function withView(painting: Painting, view: View): Painting {
  return { ...painting, view }
}

/**
 * Composites a shape over the painting. Places are in widths of the picture; `softness` is the blur of the rim (out of focus),
 * `opacity` 0-1. The rim is never sharper than a pixel.
 */
export function layShape(painting: Painting, shape: Shape, paint: Paint, softness: number, opacity = 1): void {
  const { width, height, light, view } = painting
  const { toPersonX, toPersonY } = placingOf(view)
  const pixels = width * view.zoom
  const rim = Math.max(softness, 1 / pixels) / 2
  for (let row = 0; row < height; row++) {
    const pictureY = (row + 0.5) / width
    for (let column = 0; column < width; column++) {
      const pictureX = (column + 0.5) / width
      const x = toPersonX(pictureX, pictureY)
      const y = toPersonY(pictureX, pictureY)
      const distance = shape(x, y)
      if (distance > rim) {
        // Nothing can be nearer than the distance, so that far may be skipped. Half of it, because some shapes only estimate it.
        column += Math.floor((distance - rim) * pixels * 0.5)
        continue
      }
      const alpha = opacity * smoothStep(rim, -rim, distance)
      const colour = paint(x, y)
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        light[at + channel] = light[at + channel]! + alpha * (colour[channel]! - light[at + channel]!)
      }
    }
  }
}

export const everywhere: Shape = () => -1

export function ellipse(centreX: number, centreY: number, radiusX: number, radiusY: number): Shape {
  const small = Math.min(radiusX, radiusY)
  return (x, y) => (Math.hypot((x - centreX) / radiusX, (y - centreY) / radiusY) - 1) * small
}

export function roundedBox(left: number, top: number, right: number, bottom: number, radius: number): Shape {
  const centreX = (left + right) / 2
  const centreY = (top + bottom) / 2
  const halfX = (right - left) / 2 - radius
  const halfY = (bottom - top) / 2 - radius
  return (x, y) => {
    const outX = Math.abs(x - centreX) - halfX
    const outY = Math.abs(y - centreY) - halfY
    return Math.hypot(Math.max(0, outX), Math.max(0, outY)) + Math.min(0, Math.max(outX, outY)) - radius
  }
}

export function plain(colour: LinearColour): Paint {
  return () => colour
}

/** The painting at another size, smoothly between its pixels. */
export function enlarged(source: Painting, width: number, height: number): Painting {
  const target = createPainting(width, height)
  for (let row = 0; row < height; row++) {
    const y = Math.min(source.height - 1, Math.max(0, ((row + 0.5) * source.height) / height - 0.5))
    const top = Math.floor(y)
    const bottom = Math.min(source.height - 1, top + 1)
    for (let column = 0; column < width; column++) {
      const x = Math.min(source.width - 1, Math.max(0, ((column + 0.5) * source.width) / width - 0.5))
      const left = Math.floor(x)
      const right = Math.min(source.width - 1, left + 1)
      for (let channel = 0; channel < 3; channel++) {
        const value = (px: number, py: number) => source.light[(py * source.width + px) * 3 + channel]!
        const above = value(left, top) + (value(right, top) - value(left, top)) * (x - left)
        const below = value(left, bottom) + (value(right, bottom) - value(left, bottom)) * (x - left)
        target.light[(row * width + column) * 3 + channel] = above + (below - above) * (y - top)
      }
    }
  }
  return target
}
