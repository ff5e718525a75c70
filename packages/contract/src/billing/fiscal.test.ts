import { testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTaxCode, isVatNumber } from './fiscal.ts'

describe('a Partita IVA', () => {
  test.each(['07643520567', '00743110157', '01114601006'])('%s is a valid Partita IVA', (number) => {
    expect(isVatNumber(number)).toBe(true)
  })

  test.each(['', '0764352056', '076435205670', '07643520568', '00000000000', 'IT07643520567', '0764352056A'])(
    '%j is not a valid Partita IVA',
    (number) => expect(isVatNumber(number)).toBe(false),
  )

  test('a Partita IVA has exactly one valid check digit, which detects any single wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), fc.nat(10), fc.integer({ min: 1, max: 9 }), (ten, place, more) => {
        const good = [...'0123456789'].map((digit) => ten + digit).filter(isVatNumber)
        expect(good).toHaveLength(1)
        const digits = [...(good[0] ?? '')]
        digits[place] = String((Number(digits[place]) + more) % 10)
        expect(isVatNumber(digits.join(''))).toBe(false)
      }),
      { seed: testSeed },
    )
  })
})

describe('a codice fiscale', () => {
  test.each(['RSSMRA85T10A562S', 'RSSMRA85T10A56NH', '07643520567'])('%s is a valid codice fiscale', (code) => {
    expect(isTaxCode(code)).toBe(true)
  })

  test.each(['', 'RSSMRA85T10A562T', 'rssmra85t10a562s', 'RSSMRA85Z10A562S', 'RSSMRA85T10A562', 'SSSSSSSSSSSSSSSS'])(
    '%j is not a valid codice fiscale',
    (code) => expect(isTaxCode(code)).toBe(false),
  )
})
