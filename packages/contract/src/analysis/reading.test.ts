import { describe, expect, it } from 'vitest'
import { messages } from '../schema/messages.ts'
import { photoHintsSchema } from './reading.ts'

const stroke = { kind: 'hair', points: [[0.5, 0.5]], radius: 0.02 }
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

describe('hints on a photo', () => {
  it('photo hints accept strokes, a white point and a grey card, each optional', () => {
    expect(photoHintsSchema.parse({})).toEqual({ strokes: [], whitePoint: null, greyCard: null })
    const hints = { strokes: [stroke, { ...stroke, kind: 'not-hair' }], whitePoint: [0, 1], greyCard: [0.25, 0.75] }
    expect(photoHintsSchema.parse(hints)).toEqual(hints)
  })

  it.each([
    ['a stroke beside the photo', { strokes: [{ ...stroke, points: [[0.5, 1.01]] }] }, messages.pointOutside],
    ['a white point beside the photo', { whitePoint: [-0.01, 0.5] }, messages.pointOutside],
    ['a grey card in pixels', { greyCard: [320, 200] }, messages.pointOutside],
    ['half a point', { greyCard: [0.5] }, messages.pointOutside],
    ['a point of three numbers', { whitePoint: [0.5, 0.5, 0.5] }, messages.pointOutside],
    ['a brush over everything', { strokes: [{ ...stroke, radius: 0.3 }] }, messages.brushWidth],
    ['a brush of nothing', { strokes: [{ ...stroke, radius: 0 }] }, messages.brushWidth],
    ['too many strokes', { strokes: many(51, stroke) }, messages.tooManyPoints],
    ['too long a stroke', { strokes: [{ ...stroke, points: many(501, [0.5, 0.5]) }] }, messages.tooManyPoints],
    ['too many points', { strokes: many(11, { ...stroke, points: many(460, [0, 0]) }) }, messages.tooManyPoints],
  ])('photo hints are rejected with a message: %s', (_, hints, message) => {
    const issues = photoHintsSchema.safeParse(hints).error?.issues ?? []
    expect([...new Set(issues.map((issue) => issue.message))]).toEqual([message])
  })

  it('photo hints with an unknown key are rejected instead of ignored', () => {
    expect(photoHintsSchema.safeParse({ grayCard: [0.5, 0.5] }).success).toBe(false)
  })
})
