import { expect, test } from 'vitest'
import { layOutPact, signaturePath } from './lay-out-pact.ts'
import type { SharedPact, SignatureStrokes } from './pact.ts'

const CONTENT: SharedPact['content'] = {
  salonName: 'Salone Ada',
  clientName: 'Rosa Però',
  analysedAt: '2026-03-05T10:00:00.000Z',
  option: 'equilibrata',
  start: null,
  result: { name: 'Biondo scuro rame', level: 'Livello 6', hex: '#8a4a24' },
  sections: [{ id: 'sessions', title: 'Le sedute', lines: ['Una seduta, circa 2 h.'] }],
  appointments: [],
  priceCents: 12050,
  note: 'Taglio compreso\nSenza piega',
  declaration: 'Ho letto questo patto.',
}

const DRAFT: SharedPact = {
  version: 2,
  // After midnight in Italy.
  madeAt: '2026-03-05T23:30:00.000Z',
  content: CONTENT,
  pictures: [{ id: 'simulazione', address: '/simulation' }],
  signature: null,
  isSuperseded: false,
}

test('the price and the agreements of a pact follow its sections, and its dates are those of Italy', () => {
  const sheet = layOutPact(DRAFT)
  expect(sheet).toMatchObject({ about: 'Rosa Però · 6 marzo 2026 · versione 2', notice: null, signature: null })
  expect(sheet.colours.map(({ label }) => label)).toEqual(['Il risultato previsto'])
  expect(sheet.pictures).toEqual([
    { address: '/simulation', caption: 'Simulazione: il colore è stato cambiato al computer' },
  ])
  expect(sheet.sections.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Le sedute', 1],
    ['Il prezzo concordato', 1],
    ['Accordi particolari', 2],
  ])
  expect(sheet.sections[1]?.lines[0]).toMatch(/^120,50\s€, IVA compresa$/)
})

test('a signed pact names its signer, the way and the time, and whether a later version replaces it', () => {
  const signature = { name: 'Rosa Però', strokes: null, signedAt: '2026-03-05T10:05:00.000Z' }
  expect(layOutPact({ ...DRAFT, signature, isSuperseded: true })).toMatchObject({
    notice: 'Sostituito da una versione più recente.',
    signature: { path: null, how: 'Firmato con il nome scritto e confermato, 5 marzo 2026 alle ore 11:05' },
  })
})

test('a drawn signature is a path, a tap of it a dot', () => {
  const strokes: SignatureStrokes = [
    [
      [0, 0.5],
      [0.5, 1],
    ],
    [[1, 0]],
  ]
  expect(signaturePath(strokes)).toBe('M0.0 50.0L150.0 100.0M300.0 0.0L300.0 0.0')
})
