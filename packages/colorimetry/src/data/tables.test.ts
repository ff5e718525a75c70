import { describe, expect, it } from 'vitest'
import { hexFromLab } from '../colour/convert.ts'
import { parseShade, shadeNotation } from '../colour/shade.ts'
import { toneFromLab } from '../colour/tone.ts'
import type { Lab } from '../model/measured-hair.ts'
import { safetyRules } from '../rules/check-plan.ts'
import { RULE_IDS } from '../rules/rule-ids.ts'
import * as law from './law.ts'
import { LEVEL_NAMES_OF_THE_TRADE } from './level-names.ts'
import { BEYOND_TEN, LEVELS } from './levels.ts'
import * as tests from './preliminary-tests.ts'
import * as brands from './products/brands.ts'
import { DEVELOPERS } from './products/developers.ts'
import * as lighteners from './products/lighteners.ts'
import * as products from './products/product-classes.ts'
import { SOURCES } from './sources.ts'
import * as techniques from './techniques/techniques.ts'
import { TONE_AXES } from './tones.ts'
import { TRADE_RULES } from './trade-rules.ts'
import { UNDERLYING_PIGMENT } from './underlying-pigment.ts'

/** Every text under a key `source`, however deep. */
const sourcesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'source' && typeof inner === 'string' ? [inner] : sourcesIn(inner),
  )
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const expectSameColour = (lab: Lab, hex: string) => {
  for (const [i, channel] of channels(hexFromLab(lab)).entries())
    expect(Math.abs(channel - (channels(hex)[i] ?? Number.NaN)), `${hex} ${lab}`).toBeLessThanOrEqual(2)
}

describe('sources', () => {
  it('there are 58 sources, and each row cites one of them, C or E', () => {
    expect(Object.keys(SOURCES)).toEqual(Array.from({ length: 58 }, (_, i) => `S${i + 1}`))
    const named = sourcesIn([law, LEVEL_NAMES_OF_THE_TRADE, lighteners, tests, products, techniques, TRADE_RULES])
    expect(named.length).toBeGreaterThan(150)
    for (const source of named)
      for (const mark of source.split(' ')) expect(mark === 'C' || mark === 'E' || mark in SOURCES, source).toBe(true)
    for (const source of sourcesIn(brands)) expect(source.length).toBeGreaterThan(10)
  })

  it('every safety rule and legal fact cites a source', () => {
    for (const { source } of safetyRules) expect(TRADE_RULES).toHaveProperty([source])
    for (const { rule } of law.LEGAL_FACTS) if (rule !== null) expect(RULE_IDS).toContain(rule)
  })
})

describe('the photo scale', () => {
  it('the sRGB colours of the photo scale equal its L*a*b* values', () => {
    for (const { lab, hex } of [...LEVELS, ...BEYOND_TEN, ...UNDERLYING_PIGMENT]) expectSameColour(lab, hex)
  })

  it('the usual colours of a reflect at level 7 are read as that reflect', () => {
    const middle = ([least, most]: readonly [number, number]) => (least + most) / 2
    for (const { tone, level7 } of TONE_AXES)
      expect(toneFromLab([44, middle(level7.a), middle(level7.b)]).primary).toBe(tone)
  })

  it('each level of the photo scale has a name', () => {
    expect(LEVEL_NAMES_OF_THE_TRADE.map(({ level }) => level)).toEqual(LEVELS.map(({ level }) => level))
  })
})

describe('the digits of the reflects', () => {
  it('the reflect digits are those of the generic notation', () => {
    // The digits of the international numbering, with the tones that most brands mean by them [S7 S9].
    const digits: readonly (readonly [code: string, tones: readonly string[]])[] = [
      ['.0', ['NATURALE']],
      ['.1', ['CENERE']],
      ['.2', ['IRISE']],
      ['.3', ['DORATO']],
      ['.4', ['RAME']],
      ['.5', ['MOGANO']],
      ['.6', ['ROSSO']],
      ['.7', ['VERDE']],
      ['.8', ['BEIGE']],
      ['.9', []],
      ['.13', ['BEIGE']],
      ['.31', ['BEIGE', 'DORATO']],
      ['.12', ['CENERE', 'IRISE']],
      ['.21', ['IRISE', 'CENERE']],
      ['.34', ['DORATO', 'RAME']],
      ['.43', ['RAME', 'DORATO']],
      ['.35', ['CIOCCOLATO']],
      ['.46', ['RAME', 'ROSSO']],
      ['.64', ['ROSSO', 'RAME']],
    ]
    for (const [code, tones] of digits) {
      const tone = parseShade(`7${code}`)?.tone
      const [primary, secondary = null] = tones
      // .8 and .9 are the brands' own.
      if (tone === undefined) expect(['.8', '.9']).toContain(code)
      else {
        expect(tone).toMatchObject({ primary, secondary })
        expect(shadeNotation(7, tone)).toBe(`7${code}`)
      }
    }
  })

  it('each exposed pigment is neutralised by the tone of its row', () => {
    for (const { neutraliser, codes } of UNDERLYING_PIGMENT) {
      const tones = codes.flatMap((code) => parseShade(`7${code}`)?.tone.primary ?? [])
      expect(tones.length).toBe(codes.length)
      expect(tones).toContain(neutraliser[0])
    }
  })
})

describe('lifts that the engine asks for', () => {
  it('no lift of the engine exceeds the published lift for its volumes', () => {
    for (const { volume, nominalLift, colourLift, powderLift } of DEVELOPERS) {
      expect(colourLift).toBeLessThanOrEqual(nominalLift[1])
      if (powderLift === null) continue
      const rows = lighteners.LIGHTENERS.filter(({ volumes }) => volume >= volumes[0] && volume <= volumes[1])
      expect(powderLift).toBeLessThanOrEqual(Math.max(...rows.map(({ lift }) => lift?.[1] ?? 0)))
    }
  })
})
