import { planFormula } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { shadeOf, situationOf } from '../../colorimetry/src/testing/situations.ts'
import { analysisAsText } from './analysis-as-text.ts'
import { writeAnalysis } from './write-analysis.ts'

/** The whole sheet of a situation, as it is exported. */
const sheetOf = (sketch: Parameters<typeof situationOf>[0]): string => {
  const situation = situationOf(sketch)
  return analysisAsText(
    writeAnalysis({ prima: null, dopo: null, situation, plan: planFormula(situation), client: null }),
  )
}

describe('a head that is all white', () => {
  const light = sheetOf({ current: shadeOf('6.0'), goal: shadeOf('9.3'), details: { whiteShare: 1 } })
  const deep = sheetOf({ current: shadeOf('6.0'), goal: shadeOf('7.3'), details: { whiteShare: 1 } })

  const nearly = sheetOf({ current: shadeOf('6.0'), goal: shadeOf('7.3'), details: { whiteShare: 0.92 } })

  test('the text for an all-white head has no percentage, no base and no lightening', () => {
    for (const sheet of [light, deep, nearly]) {
      expect(sheet).not.toMatch(/(?:100|92)%\s+di|da un 10\.0|base dichiarata|affiora|Mèches/)
      expect(sheet).toContain('Dal bianco si passa a un')
      expect(sheet).toContain('su una chioma tutta bianca lo stacco si vede per primo')
    }
  })

  test('an all-white head that stays light is offered a veil or deeper strands, and no other', () => {
    const veil =
      'Per restare chiara: un velo 9.3 in tono su tono, attivatore a 7 volumi; per dare profondità, lowlights'
    expect(light).toContain(veil)
    expect(deep).not.toContain('Per restare chiara')
  })

  test('the gentler and bolder options of an all-white head differ', () => {
    const named = [...deep.matchAll(/^(?:Prudente|Decisa): .*\((\d+\.\d+)\)/gm)].map(([, shade]) => shade)
    expect(named).toEqual(['8.3', '6.3'])
  })
})

test('white that cannot be covered as light as wished has its own reason', () => {
  const sheet = sheetOf({ current: shadeOf('4.0'), goal: shadeOf('7.3'), details: { whiteShare: 0.6 } })
  expect(sheet).toContain('Coprire il 60% di capelli bianchi e schiarire così tanto insieme non si può')
  expect(sheet).toContain('i bianchi si confondono nei punti luce')
  expect(sheet).not.toMatch(/Le nuance molto chiare|rispettando la fibra/)
})

test('a fantasy colour is called by its name, and its regrowth is another colour', () => {
  const blue = { level: 5, tone: { primary: 'CENERE', secondary: null, intensity: 'pure' } } as const
  const sheet = sheetOf({ current: shadeOf('5.0'), goal: blue })
  expect(sheet).toContain('Per un petrolio (5.11) la base va portata all’8: tre livelli da schiarire')
  expect(sheet).toContain('Il risultato atteso è un petrolio (5.11)')
  expect(sheet).toContain('L’obiettivo è un petrolio (5.11).')
  expect(sheet).toContain('cresce un altro colore, e si vede dal primo centimetro')
  expect(sheet).not.toMatch(/porta i biondi|riflesso cenere puro|lo stacco si vede presto/)
})

test('bleach for a small lift of natural hair has the reason against colour', () => {
  const sheet = sheetOf({ current: shadeOf('3.0'), goal: shadeOf('5.1') })
  expect(sheet).toContain(
    'Il primo livello lo darebbe anche il colore; per arrivare puliti al livello 5 si apre con la polvere fin da oggi',
  )
})
