import { emptyDetails, type Tone } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { analysisOf, natural, photoOf } from '../testing/analyses.ts'

const shortOf = (prima: Reading | null, dopo: Reading | null) => {
  const { colorName, analysis } = analysisOf({ prima, dopo, details: emptyDetails })
  return { title: colorName, text: analysis.riassunto.testo, notes: analysis.additionalNotes }
}
const beige: Tone = { primary: 'BEIGE', secondary: null, intensity: 'soft' }

test('hair that is taken for lightened is said to be so in the first lines', () => {
  expect(shortOf(photoOf(8.4, beige), null).text).toMatch(
    /^Vale per capelli decolorati: se sono naturali o bianchi, dillo/,
  )
})

test.each([
  ['kept', null],
  ['deeper', photoOf(3, natural)],
  ['lighter', photoOf(7, natural)],
])('undeclared hair that is taken for natural is said to be so in the first lines: %s', (_, dopo) => {
  expect(shortOf(photoOf(5, natural), dopo).text).toMatch(/^Vale per capelli naturali: se sono tinti o schiariti/)
})

test('zones of a photo that are levels apart give no title, and are asked', () => {
  const even = photoOf(6.2, natural)
  const root = photoOf(1.6, natural).zones.roots
  const { title, text } = shortOf({ ...even, zones: { ...even.zones, roots: root } }, null)
  expect(title).toBe('Colore da confermare')
  expect(text).toContain('(radici 1,6 e lunghezze e punte 6,2): guardale dal vivo')
  expect(shortOf(even, null).title).not.toBe('Colore da confermare')
})

test('lighter ends of a wish that gets one shade are named with the techniques that make them; lit strands are not', () => {
  const lighter = 'più chiare del resto: se non è luce, si fanno con balayage o shatush'
  expect(shortOf(photoOf(4, natural), photoOf(2, natural, 3.8)).text).toContain(lighter)
  const even = photoOf(2, natural)
  const lit = { ...even, palette: [...even.palette, { hex: '#5C4435', share: 0.2, level: 5 }] }
  expect(shortOf(photoOf(4, natural), lit).text).not.toContain(lighter)
})

test('a doubtful share of white is asked, and not in the title', () => {
  const prima = { ...photoOf(7, natural), whiteShare: 0.38 }
  const { title, text } = shortOf(prima, null)
  expect(title).not.toContain('bianchi')
  expect(text).toMatch(/^I bianchi della foto, se lo sono/)
})

test('powder on hair of unknown length and curl comes with what both change', () => {
  const { notes } = shortOf(photoOf(2, natural), photoOf(9, natural))
  expect(notes).toContain('Capelli afro o molto ricci sono più fragili')
  expect(notes).toContain('radici e lunghezze sono una zona sola')
})

test('a colour that leaves white hair partly white is promised for the other hair', () => {
  const silver = { ...photoOf(6, natural), whiteShare: 0.5 }
  expect(shortOf(silver, photoOf(4, natural)).text).toContain('dove il capello non è bianco')
  expect(shortOf(photoOf(6, natural), photoOf(4, natural)).text).not.toContain('dove il capello non è bianco')
})

test('white or light strands of a wish are asked about first', () => {
  const asked = 'chiedi prima se si vogliono i bianchi o delle schiariture'
  const salted = { ...photoOf(4, natural), whiteShare: 0.35 }
  expect(shortOf(photoOf(3, natural), salted).text).toContain(asked)
  expect(shortOf(photoOf(3, natural), photoOf(4, natural)).text).not.toContain(asked)
})
