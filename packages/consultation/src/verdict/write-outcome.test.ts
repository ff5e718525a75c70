import { type OutcomePromise, plainTone } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { photoOf } from '../testing/analyses.ts'
import { writeOutcome } from './write-outcome.ts'

const promise: OutcomePromise = {
  level: 7,
  tolerance: 0.5,
  tone: plainTone('DORATO'),
  toneError: 4,
  shade: '7.3',
  hex: '#000000',
  zone: 'lengths',
  isEven: true,
}

const resultOf = (level: number, name: Parameters<typeof plainTone>[0] = 'DORATO', ends = level) => {
  const photo = photoOf(level, plainTone(name), ends)
  const zones = {
    roots: photo.zones.roots && { ...photo.zones.roots, toneError: 4 },
    lengths: photo.zones.lengths && { ...photo.zones.lengths, toneError: 4 },
    ends: photo.zones.ends && { ...photo.zones.ends, toneError: 4 },
  }
  return { ...photo, toneError: 4, zones }
}

test.each([
  [resultOf(7.1), 'Raggiunto'],
  [resultOf(6.5), 'Mezzo livello più scuro, dentro l’incertezza'],
  [resultOf(7.6), 'Mezzo livello più chiaro, dentro l’incertezza'],
  [resultOf(8), 'Un livello più chiaro'],
  [resultOf(5.5), 'Un livello e mezzo più scuro'],
  [resultOf(7, 'RAME'), 'Rame invece di dorato'],
  [resultOf(7, 'CENERE'), 'Più freddo del previsto'],
  [resultOf(7, 'MOGANO'), 'Mogano invece di dorato'],
  [resultOf(8, 'CENERE'), 'Un livello più chiaro; più freddo del previsto'],
  [resultOf(7, 'DORATO', 9), 'Sfumato, punte più chiare'],
])('a result in one line (%#): %s', (reading, sommario) => {
  expect(writeOutcome(promise, reading).sommario).toBe(sommario)
})

test('an outcome has one word for each measure, with its number if it has one', () => {
  expect(writeOutcome(promise, resultOf(6.5))).toEqual({
    sommario: 'Mezzo livello più scuro, dentro l’incertezza',
    level: {
      verdict: 'inside-error',
      difference: -0.5,
      error: 0.7,
      testo: 'mezzo livello più scuro, dentro l’incertezza',
    },
    reflect: { verdict: 'reached', testo: 'raggiunto' },
    evenness: { verdict: 'reached', testo: 'raggiunto' },
  })
})

test('an outcome states that the reflect of its photo was not readable', () => {
  const unread = { ...resultOf(7), toneError: null }
  const zones = { roots: null, lengths: null, ends: null }
  expect(writeOutcome(promise, { ...unread, zones }).sommario).toBe('Riflesso non leggibile in foto')
})

test('an outcome reports a warm result instead of the promised natural one', () => {
  const natural = { ...promise, tone: plainTone('NATURALE') }
  expect(writeOutcome(natural, resultOf(7)).reflect).toEqual({ verdict: 'missed', testo: 'più caldo del previsto' })
})

test('lights that a photo does not show are not reported as missing', () => {
  const lights = { ...promise, isEven: false }
  expect(writeOutcome(lights, resultOf(7)).evenness).toEqual({
    verdict: 'inside-error',
    testo: 'stacchi di colore non distinguibili in foto',
  })
  expect(writeOutcome({ ...lights, zone: 'roots' }, resultOf(7, 'DORATO', 9)).evenness.verdict).toBe('reached')
})
