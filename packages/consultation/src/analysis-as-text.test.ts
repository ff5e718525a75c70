import { BRANDS, brandShadeOf } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { analysisAsText } from './analysis-as-text.ts'
import { analysisOf, answered, natural, photoOf, sectionsOf, someAnalyses, tones } from './testing/analyses.ts'

test('the text version of a consultation contains every section and no markup', () => {
  for (const result of someAnalyses.slice(0, 40)) {
    const text = analysisAsText(result)
    for (const section of Object.values(sectionsOf(result))) expect(text).toContain(section)
    expect(text).not.toMatch(/[<>*{}]/)
    expect(text.endsWith('\n')).toBe(true)
  }
})

test('the text version contains the work, what-ifs, aftercare and appointments', () => {
  const result = analysisOf({ prima: photoOf(5, natural), dopo: photoOf(6.5, tones[2] ?? natural), details: answered })
  const text = analysisAsText(result)
  const { chair } = result
  if (!chair) throw new Error('no chair')
  for (const { at, testo } of chair.sessions[0]?.steps ?? []) expect(text).toContain(`\n${at} min: ${testo}`)
  for (const { testo } of [...chair.aftercare, ...chair.appointments]) expect(text).toContain(testo)
  for (const { titolo } of chair.whatIf.flatMap(({ answers }) => answers)) expect(text).toContain(titolo)
  expect(text.indexOf('OROLOGIO DELLA SEDUTA')).toBeGreaterThan(text.indexOf('FORMULA TECNICA'))
})

test('the text version follows every shade by its confirmed brand notation, with the source', () => {
  const result = analysisOf({ prima: photoOf(5, natural), dopo: photoOf(6.5, tones[2] ?? natural), details: answered })
  const shades = result.fasi_operative.flatMap(({ formula }) => formula.flatMap(({ nuance }) => nuance ?? []))
  expect(shades.length).toBeGreaterThan(0)
  const text = analysisAsText(result, BRANDS.wella)
  for (const shade of shades) {
    const written = brandShadeOf(BRANDS.wella, shade)
    if (written?.sure) expect(text).toContain(`${shade} (Wella Professionals ${written.code})`)
  }
  expect(text).toContain('NUMERAZIONE DELLA MARCA')
  expect(text).toContain('Fonte: ')
  expect(analysisAsText(result, BRANDS.alfaparf)).not.toContain('Alfaparf')
  expect(analysisAsText(result)).not.toContain('Wella')
  expect(analysisAsText(result)).toContain(result.formula.procedure)
  expect(text).toContain('Prodotti Generici')
})

test.each([
  ['nicolò', 'de rossi', 'Nicolò De Rossi'],
  ['ANNA-MARIA', "d'angelo", "Anna-Maria D'Angelo"],
  [' èlia ', 'dell’orto', 'Èlia Dell’Orto'],
  ['e\u0300lia', 'ricci', 'E\u0300lia Ricci'],
])('the text version names %s %s as client %s', (firstName, lastName, shown) => {
  const [result] = someAnalyses
  if (!result) throw new Error('empty grid')
  expect(analysisAsText({ ...result, client: { firstName, lastName } })).toContain(`\nCliente: ${shown}\n`)
})
