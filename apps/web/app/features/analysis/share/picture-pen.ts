import { type MeasureText, wrapText } from './wrap-text.ts'

/** Size of the shared picture in pixels (product specification, section 9), and its side margin. */
export const PICTURE = { width: 1400, height: 5000, margin: 96 } as const
export const INNER_WIDTH = PICTURE.width - 2 * PICTURE.margin

export const DISPLAY = '"Fraunces Variable", Georgia, serif'
export const TEXT = '"Instrument Sans Variable", system-ui, sans-serif'

/** Text styles of the picture: CSS font and line height in pixels. */
export const TYPES = {
  name: { font: `450 104px ${DISPLAY}`, line: 112 },
  heading: { font: `500 56px ${DISPLAY}`, line: 68 },
  minutes: { font: `500 76px ${DISPLAY}`, line: 76 },
  value: { font: `500 44px ${DISPLAY}`, line: 54 },
  brand: { font: `600 44px ${DISPLAY}`, line: 54 },
  strong: { font: `600 36px ${TEXT}`, line: 48 },
  text: { font: `400 34px ${TEXT}`, line: 48 },
  small: { font: `400 28px ${TEXT}`, line: 38 },
  chip: { font: `600 30px ${TEXT}`, line: 38 },
  eyebrow: { font: `600 28px ${TEXT}`, line: 38 },
} as const

/** CSS font and line height in pixels, by name. */
type Types<Name extends string> = Readonly<Record<Name, { readonly font: string; readonly line: number }>>

/** A part of the picture: its height, and a function that draws it at a given top edge. */
export type Part = { readonly height: number; readonly draw: (y: number) => void }

type PenOf<Name extends string> = {
  readonly context: CanvasRenderingContext2D
  readonly measure: (type: Name) => MeasureText
  readonly lines: (type: Name, text: string, width: number) => string[]
  /** Writes lines starting at `y`. */
  readonly write: (type: Name, lines: readonly string[], at: Place, colour: string) => void
  readonly box: (at: Place & { width: number; height: number; radius: number }, colour: string) => void
}
type Place = { readonly x: number; readonly y: number; readonly align?: CanvasTextAlign }

/** A pen with the text styles of the shared picture. */
export type Pen = PenOf<keyof typeof TYPES>

/** Drawing functions for a canvas, with the text styles `types`. */
export function createPen<Name extends string>(context: CanvasRenderingContext2D, types: Types<Name>): PenOf<Name> {
  const measure =
    (type: Name): MeasureText =>
    (text) => {
      context.font = types[type].font
      return context.measureText(text).width
    }
  return {
    context,
    measure,
    lines: (type, text, width) => wrapText(text, width, measure(type)),
    write(type, lines, { x, y, align = 'left' }, colour) {
      const { font, line } = types[type]
      context.font = font
      context.fillStyle = colour
      context.textAlign = align
      context.textBaseline = 'middle'
      for (const [index, words] of lines.entries()) context.fillText(words, x, y + (index + 0.5) * line)
    },
    box({ x, y, width, height, radius }, colour) {
      context.fillStyle = colour
      context.beginPath()
      context.roundRect(x, y, width, height, radius)
      context.fill()
    },
  }
}
