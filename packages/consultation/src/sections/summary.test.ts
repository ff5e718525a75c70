import { emptyDetails, type Tone } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { processShown } from '../labels.ts'
import { analysisOf, natural, photoOf } from '../testing/analyses.ts'

const shortOf = (prima: Reading | null, dopo: Reading | null) => {
  const { colorName, analysis } = analysisOf({ prima, dopo, details: emptyDetails })
  return { title: colorName, text: analysis.riassunto.testo, notes: analysis.additionalNotes }
}
const beige: Tone = { primary: 'BEIGE', secondary: null, intensity: 'soft' }

test('hair that is taken for lightened is said to be so in the first lines', () => {
  expect(shortOf(photoOf(8.4, beige), null).text).toMatch(
    /^La formula vale per capelli decolorati: se sono naturali o bianchi, dillo/,
  )
})

test.each([
  ['kept', null],
  ['deeper', photoOf(3, natural)],
  ['lighter', photoOf(7, natural)],
])('undeclared hair that is taken for natural is said to be so in the first lines: %s', (_, dopo) => {
  expect(shortOf(photoOf(5, natural), dopo).text).toMatch(
    /^La formula vale per capelli naturali: se sono tinti, schiariti o in parte bianchi/,
  )
})

const unclear = 'Radici, lunghezze e punte di storia da chiarire'
const strands = (level: number): Reading => ({ ...photoOf(level, natural), evenness: 0.4 })
const withRoots = (level: number, roots: number): Reading => {
  const even = photoOf(level, natural)
  const root = photoOf(roots, natural).zones.roots
  return { ...even, zones: { ...even.zones, roots: root && { ...root, levelError: 1.7 } } }
}

test.each([
  [
    'light',
    { ...photoOf(8.3, natural), whiteShare: 0 },
    'Capelli così chiari possono essere schiariti, bianchi o naturali: dillo.',
    'Biondo chiaro',
  ],
  [
    'zones apart',
    withRoots(5.1, 6.9),
    'La foto mostra zone con due livelli di differenza: se non viene dalla luce ma da schiariture, bianchi o ricrescita, dillo.',
    'Castano chiaro',
  ],
  [
    'strands of several tones',
    strands(6.6),
    'La foto mostra ciocche di tono diverso: se sono schiariture o bianchi, dillo.',
    'Biondo',
  ],
])('undeclared hair that may be lightened is not said to be natural: %s', (_, prima, first, title) => {
  const { colorName, analysis, fasi_operative } = analysisOf({ prima, dopo: null, details: emptyDetails })
  expect(analysis.riassunto.testo.startsWith(`${first} Intanto la formula vale per capelli naturali.`)).toBe(true)
  expect(colorName).toBe(title)
  expect(analysis.colorimetricAnalysis).not.toContain('naturale')
  expect(analysis.colorimetricAnalysis).not.toContain('Colore uniforme')
  expect(analysis.technicalAssessment).toContain(unclear)
  expect(fasi_operative[0]?.formula[0]?.prodotto).toBe('Gloss acido trasparente')
})

test.each([
  ['declared', { prima: { ...photoOf(8.3, natural), whiteShare: 0 }, hairType: 'naturale' as const }],
  ['deeper', { prima: { ...photoOf(7.4, natural), whiteShare: 0 } }],
  ['shine on dark strands', { prima: strands(4.4) }],
  ['shade on dark hair', { prima: withRoots(2.5, 4.5) }],
])('%s hair is said to be natural', (_, hair) => {
  const { colorName, analysis } = analysisOf({ dopo: null, details: emptyDetails, ...hair })
  expect(colorName).toContain('naturale')
  expect(analysis.technicalAssessment).not.toContain(unclear)
})

test('zones further apart than hair ever is are not explained by lights or regrowth', () => {
  const { analysis } = analysisOf({ prima: withRoots(5.1, 9.5), dopo: null, details: emptyDetails })
  expect(analysis.riassunto.testo).not.toContain('di differenza')
})

test('light hair whose white is known is asked for the other explanations alone', () => {
  const { analysis } = analysisOf({
    prima: photoOf(8.3, natural),
    dopo: null,
    details: { ...emptyDetails, whiteShare: 0 },
  })
  expect(analysis.riassunto.testo).toMatch(/^Capelli così chiari possono essere schiariti o naturali: dillo\./)
})

test('a doubted outline is asked about first, and gives no title', () => {
  const hat = photoOf(2.7, natural, 7.6)
  const { title, text } = shortOf(hat, null)
  expect(title).toBe('Colore da confermare')
  expect(text).toMatch(/^Controlla il contorno dei capelli nella foto: .*radici e lunghezze 2,7 e punte 7,6/)
  const doubt = { quality: [{ code: 'unsure-hair', severity: 'warning' }] } as const
  expect(shortOf({ ...photoOf(4.5, natural, 7), ...doubt }, null).text).toMatch(/^Controlla il contorno/)
  expect(shortOf({ ...withRoots(5.1, 7.1), ...doubt }, null).text).toMatch(/^La foto mostra zone/)
})

test('zones of a photo that are levels apart give no title, and are asked', () => {
  const fading = photoOf(5.2, natural, 7.2)
  const root = photoOf(3, natural).zones.roots
  const { title, text } = shortOf({ ...fading, zones: { ...fading.zones, roots: root } }, null)
  expect(title).toBe('Colore da confermare')
  expect(text).toContain('(radici 3,0, lunghezze 5,2 e punte 7,2): guardali dal vivo')
  expect(shortOf(photoOf(6.2, natural), null).title).not.toBe('Colore da confermare')
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
  expect(text).toMatch(/^I bianchi della foto, se non sono luce o schiariture/)
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

test('a colour that was to be kept and may not be today is not called a colouring', () => {
  const details = { ...emptyDetails, safety: { ...emptyDetails.safety, allergy: true } }
  const kept = analysisOf({ prima: photoOf(5, natural), dopo: null, details })
  expect(kept.analysis.riassunto.tecnica).toBe('Mantenimento del colore (non eseguibile oggi)')
  expect(processShown(kept)).toBe(kept.analysis.riassunto.tecnica)
  const changed = analysisOf({ prima: photoOf(5, natural), dopo: photoOf(3, natural), details })
  expect(changed.analysis.riassunto.tecnica).toBe('Colorazione a ossidazione (non eseguibile oggi)')
})
