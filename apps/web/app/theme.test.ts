import { describe, expect, test } from 'vitest'
import { dark, light, type Palette } from './theme.ts'

/** WCAG 2 contrast ratio of two '#RRGGBB'. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

type Token = keyof Palette
const GROUNDS: readonly Token[] = ['paper', 'card', 'sunken']

/** Text and background pairs: 4.5:1. */
const TEXT: readonly (readonly [Token, readonly Token[]])[] = [
  ['plum', [...GROUNDS, 'plumTint']],
  ['copperText', [...GROUNDS, 'copperTint']],
  ['ok', ['paper', 'card', 'okTint']],
  ['warning', ['paper', 'card', 'warningTint']],
  ['danger', ['paper', 'card', 'dangerTint']],
  ['onPlum', ['plum', 'plumHover']],
  ['onVeil', ['veil']],
]

/** Pairs read at the chair, in bright light: 7:1. */
const AT_THE_CHAIR: readonly (readonly [Token, readonly Token[]])[] = [
  ['ink', [...GROUNDS, 'plumTint', 'copperTint']],
  ['muted', [...GROUNDS, 'plumTint']],
]

/** Shapes and large text with their backgrounds: 3:1. */
const SHAPES: readonly (readonly [Token, readonly Token[]])[] = [
  ['control', ['paper', 'card']],
  ['copper', ['paper', 'card']],
]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_, palette) => {
  const pairs = (list: typeof TEXT) =>
    list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))

  test.each(pairs(TEXT))('%s on %s is readable', (front, ground) =>
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5),
  )

  test.each(pairs(AT_THE_CHAIR))('%s on %s is readable at arm’s length', (front, ground) =>
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(7),
  )

  test.each(pairs(SHAPES))('%s on %s is visible', (front, ground) =>
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3),
  )
})
