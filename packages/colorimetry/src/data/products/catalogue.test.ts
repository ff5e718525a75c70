import { describe, expect, it } from 'vitest'
import { parseShade } from '../../colour/shade.ts'
import { catalogueLines } from './catalogue.ts'

describe('catalogue', () => {
  const lines = catalogueLines()

  it('each code of a product line is unique and reads back as its level and tone', () => {
    for (const line of lines) {
      expect(new Set(line.shades.map((shade) => shade.code)).size).toBe(line.shades.length)
      for (const { code, level, tone } of line.shades)
        if (level > 0) expect(parseShade(code), code).toEqual({ level, tone })
    }
  })

  it('the catalogue contains the shades of daily work', () => {
    const codes = new Set(lines.find((line) => line.class === 'PERM')?.shades.map((shade) => shade.code))
    for (const code of ['5.0', '4.00', '7.34', '6.1', '5.66', '8.13', '5.35', '9.02']) expect(codes).toContain(code)
    expect(lines.find((line) => line.class === 'HIGHLIFT')?.shades.some((shade) => shade.code === '11.1')).toBe(true)
    expect(lines.find((line) => line.class === 'CORRECTOR')?.shades.some((shade) => shade.code === '0.11')).toBe(true)
  })
})
