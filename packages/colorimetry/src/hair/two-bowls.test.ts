import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { ProductClass } from '../model/plan.ts'
import type { ZoneHistory } from '../model/situation.ts'
import type { HairFibre } from '../model/vocabulary.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { after, type Bowl } from './after.ts'
import { colourOf } from './colour-of.ts'
import { rowsOf } from './csv.ts'
import { hairOf } from './state.ts'

const rows = rowsOf<'case' | 'hair' | 'first' | 'second' | 'least' | 'most' | 'reflects'>(
  readFileSync(new URL('../testing/two-bowls.csv', import.meta.url), 'utf8'),
)

const colourNamed = (name: string) =>
  name.endsWith('.blue')
    ? { level: Number(name.split('.')[0]), tone: { primary: 'CENERE', secondary: null, intensity: 'pure' } as const }
    : shadeOf(name)

const hairNamed = (text: string) => {
  const [history, colour = '', fibre] = text.split(' ') as [ZoneHistory, string, HairFibre]
  return hairOf(
    'lengths',
    situationOf({ history, current: colourNamed(colour), goal: shadeOf('9.0'), details: { fibre } }),
  )
}

/** 'TONER 7.1*37+0.11*3 @10 15 stop 7 foil' as a bowl and its minutes. */
const bowlNamed = (text: string): { bowl: Bowl; minutes: number } => {
  const words = text.split(' ')
  const product = words[0] as ProductClass
  const shades = words[1]?.startsWith('@') ? [] : (words[1]?.split('+') ?? [])
  const at = words.findIndex((word) => word.startsWith('@'))
  const volume = Number(words[at]?.slice(1))
  const stop = words.indexOf('stop')
  const application: ApplicationCode[] = words.includes('foil') ? ['in-foil'] : []
  const products = shades.map((shade) => {
    const [code = '', grams] = shade.split('*')
    return { class: code.startsWith('0.') ? ('CORRECTOR' as const) : product, shade: code, grams: Number(grams) }
  })
  return {
    minutes: Number(words[at + 1]),
    bowl: {
      kind: 'colour',
      products: products.length > 0 ? products : [{ class: product, shade: null, grams: 60 }],
      developer: volume === 0 ? null : { volume, percent: volume * 0.3, grams: 60 },
      stopAtLevel: stop < 0 ? null : Number(words[stop + 1]),
      application,
    },
  }
}

it('the table has thirty sequences of two bowls', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30)
})

it.each(rows)('case $case: $hair, $first, then $second', ({ hair, first, second, least, most, reflects }) => {
  const result = [first, second]
    .map(bowlNamed)
    .reduce((state, { bowl, minutes }) => after(state, bowl, minutes), hairNamed(hair))
  const { level, tone } = colourOf(result)
  expect(level).toBeGreaterThanOrEqual(Number(least))
  expect(level).toBeLessThanOrEqual(Number(most))
  expect(reflects.split(' ')).toContain(tone.primary)
})
