import { deltaE00, type Lab, labOf, NATURAL_TONE, type Tone } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { labOfBytes } from '../colour/lab.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { measureHair } from '../measure/measure-hair.ts'
import type { SamplePhoto } from '../testing/hair/sample-photo.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { recolorHair } from './recolor-hair.ts'
import { goalOfPlan, type RecolorGoal } from './zone-colours.ts'

const tone = (primary: Tone['primary'], intensity: Tone['intensity']): Tone => ({ primary, secondary: null, intensity })

function photo(lab: Lab, more: Partial<Parameters<typeof samplePhoto>[0]> = {}): SamplePhoto {
  return samplePhoto({ seed: 9, width: 240, ...more, hair: { roots: lab, lengths: lab, ends: lab } })
}

function everywhere(lab: Lab): RecolorGoal {
  return { roots: lab, lengths: lab, ends: lab }
}

function recoloured({ image, mask }: SamplePhoto, goal: RecolorGoal): RgbaImage {
  return recolorHair(image, mask, measureHair(image, mask)!, goal)
}

const CHANGES = [
  ['brown to copper', labOf(5, NATURAL_TONE), labOf(6, tone('RAME', 'intense'))],
  ['brown to blonde', labOf(5, NATURAL_TONE), labOf(8, tone('DORATO', 'soft'))],
  ['blonde to brown', labOf(9, NATURAL_TONE), labOf(5, NATURAL_TONE)],
  ['golden to ash', labOf(8, tone('DORATO', 'intense')), labOf(8, tone('CENERE', 'full'))],
  ['black to mahogany', labOf(2, NATURAL_TONE), labOf(4, tone('MOGANO', 'intense'))],
] as const

describe('recolorHair', () => {
  it.each(CHANGES)('recolorHair renders %s like a photograph of that colour', (_, from, to) => {
    const before = photo(from)
    const wanted = photo(to)
    const shown = recoloured(before, everywhere(to))
    expect(deltaE00(measureHair(shown, before.mask)!.lab, to)).toBeLessThan(3)
    expect(meanDistance(shown, wanted.image, before.mask)).toBeLessThan(8)
    expect(meanDistance(shown, wanted.image, before.mask)).toBeLessThan(
      0.55 * meanDistance(before.image, wanted.image, before.mask),
    )
    expect(sameOrder(shown, before.image, before.mask)).toBeGreaterThan(0.9)
  })

  it('recolorHair leaves every pixel outside the hair unchanged', () => {
    const before = photo(CHANGES[0][1])
    const shown = recoloured(before, everywhere(CHANGES[0][2]))
    let beside = 0
    let changed = 0
    for (let place = 0; place < before.mask.data.length; place++) {
      if (before.mask.data[place]! > 0) continue
      beside++
      for (let c = 0; c < 4; c++) if (shown.data[place * 4 + c] !== before.image.data[place * 4 + c]) changed++
    }
    expect(beside).toBeGreaterThan(before.mask.data.length / 4)
    expect(changed).toBe(0)
  })

  it('recolorHair changes only the zones that are named', () => {
    const [, from, to] = CHANGES[1]
    const before = photo(from)
    const after = measureHair(recoloured(before, { ends: to }), before.mask)!
    const reading = measureHair(before.image, before.mask)!
    expect(after.zones.ends!.level).toBeGreaterThan(reading.zones.ends!.level + 1.5)
    expect(Math.abs(after.zones.roots!.level - reading.zones.roots!.level)).toBeLessThan(0.4)
  })

  it('recolorHair keeps the light of the room: under a warm lamp the new colour also looks warm', () => {
    const [, from, to] = CHANGES[3]
    const lamp = [1.25, 0.98, 0.66] as const
    const before = photo(from, { lamp })
    const wanted = photo(to, { lamp })
    expect(meanDistance(recoloured(before, everywhere(to)), wanted.image, before.mask)).toBeLessThan(9)
  })

  it('recolorHair returns the picture unchanged, except for rounding, if the goal is the current colour', () => {
    const before = photo(CHANGES[2][1])
    const shown = recoloured(before, {})
    expect(meanDistance(shown, before.image, before.mask)).toBeLessThan(1.5)
  })

  it('recolorHair never throws and stays within bytes', () => {
    for (const level of [0, 255]) {
      const image = { width: 40, height: 40, data: new Uint8ClampedArray(6400).fill(level) }
      const mask: HairMask = { width: 40, height: 40, data: new Uint8Array(1600).fill(255) }
      const shown = recolorHair(image, mask, measureHair(image, mask)!, everywhere([90, 40, -40]))
      expect(shown.data.length).toBe(6400)
    }
  })
})

describe('goalOfPlan', () => {
  const expected = {
    level: 7,
    tolerance: 0.5,
    tone: NATURAL_TONE,
    shade: '7.0',
    lab: labOf(7, NATURAL_TONE),
    hex: '#8A694D',
  }
  const goal = { zones: ['ends', 'lengths'], level: 9, tone: NATURAL_TONE, shade: '9.0' } as const
  const session = { afterWeeks: 0, goal: { level: 7, tone: NATURAL_TONE }, phases: [] }

  it('the preview has the colours that the plan promises, not those wished for', () => {
    expect(goalOfPlan({ sessions: [session], expected, goal })).toEqual({ ends: expected.lab, lengths: expected.lab })
  })

  it('goalOfPlan is null where the plan refuses', () => {
    expect(goalOfPlan({ sessions: [], expected, goal })).toBeNull()
  })
})

function meanDistance(one: RgbaImage, other: RgbaImage, mask: HairMask): number {
  let sum = 0
  let count = 0
  for (let place = 0; place < mask.data.length; place += 3) {
    if (mask.data[place]! < 200) continue
    sum += deltaE00(labAt(one, place), labAt(other, place))
    count++
  }
  return sum / count
}

/** Share of pairs of neighbouring strands of which the lighter one stays the lighter one. */
function sameOrder(one: RgbaImage, other: RgbaImage, mask: HairMask): number {
  let same = 0
  let count = 0
  for (let place = 5; place < mask.data.length; place += 7) {
    if (mask.data[place]! < 200 || mask.data[place - 5]! < 200) continue
    const a = labAt(one, place)[0] - labAt(one, place - 5)[0]
    const b = labAt(other, place)[0] - labAt(other, place - 5)[0]
    if (Math.abs(b) < 2) continue
    count++
    if (a * b > 0) same++
  }
  return same / count
}

function labAt({ data }: RgbaImage, place: number): Lab {
  return labOfBytes(data[place * 4]!, data[place * 4 + 1]!, data[place * 4 + 2]!)
}
