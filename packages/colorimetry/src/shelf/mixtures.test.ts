import { describe, expect, it } from 'vitest'
import { isNearEnough, mixturesFor } from './mixtures.ts'

const tubes = (codes: string, gramsLeft = 500) => codes.split(' ').map((shade) => ({ id: shade, shade, gramsLeft }))
const bowl = (shade: string, grams = 60) => [{ class: 'PERM' as const, shade, grams }]
const nearest = (shade: string, codes: string, gramsLeft?: number) =>
  mixturesFor(bowl(shade), tubes(codes, gramsLeft))[0]

describe('mixtures of tubes', () => {
  it('a tube of the planned shade alone is the nearest mixture', () => {
    expect(nearest('7.34', '7.0 7.3 7.34 7.43 8.3')).toMatchObject({
      parts: [{ id: '7.34', grams: 60 }],
      difference: { level: expect.closeTo(0), reflect: expect.closeTo(0), sameFamily: true },
    })
  })

  it('6.0 and 8.0 give a 7.0, with more of the paler one because the darker one contains more dye', () => {
    const mixture = nearest('7.0', '6.0 8.0')
    const grams = Object.fromEntries(mixture?.parts.map(({ id, grams: own }) => [id, own]) ?? [])
    expect(grams['8.0']).toBeGreaterThan(grams['6.0'] ?? Number.NaN)
    expect((grams['6.0'] ?? 0) + (grams['8.0'] ?? 0)).toBe(60)
    expect(mixture?.difference.level).toBeCloseTo(0, 1)
  })

  it('half gold and half copper give the gold copper in between', () => {
    const mixture = nearest('7.34', '7.0 7.3 7.4 7.1')
    expect(mixture?.parts.map(({ id }) => id).sort()).toEqual(['7.3', '7.4'])
    expect(mixture && isNearEnough(mixture.difference)).toBe(true)
  })

  it('no tube gives more than is left in it', () => {
    const mixture = nearest('7.0', '6.0 8.0 9.0', 30)
    expect(mixture?.parts.every(({ grams }) => grams <= 30)).toBe(true)
  })

  it('tubes without red give no red: the nearest mixture is not near enough', () => {
    const mixture = nearest('6.66', '6.0 6.1 6.3 7.0')
    expect(mixture && isNearEnough(mixture.difference)).toBe(false)
  })

  it('an empty shelf and a bowl without a shade have no mixtures', () => {
    expect(mixturesFor(bowl('7.0'), [])).toEqual([])
    expect(mixturesFor([{ class: 'BLEACH', shade: null, grams: 40 }], tubes('7.0'))).toEqual([])
  })
})
