import { describe, expect, test } from 'vitest'
import { findPictures } from './find-pictures.ts'
import { GALLERY } from './pictures.ts'
import { readQuery } from './read-query.ts'

type Search = readonly [query: string, expected: string]

/** Searches of colourists and clients, typing errors included, and what must be among the first four. */
const ITALIAN: readonly Search[] = [
  ['biondo cenere', 'Biondo cenere'],
  ['balayage miele', 'Balayage miele su castano'],
  ['rosso rame', 'Rosso rame'],
  ['viola', 'Viola'],
  ['biondo', 'Biondo platino'],
  ['castano', 'Castano naturale'],
  ['nero', 'Nero'],
  ['rosso', 'Rosso'],
  ['capelli rossi', 'Rosso'],
  ['bionda', 'Biondo platino'],
  ['biondo chiaro', 'Biondo chiaro naturale'],
  ['castano scuro', 'Castano scuro naturale'],
  ['castana chiara', 'Castano chiaro naturale'],
  ['biondo platino', 'Biondo platino'],
  ['biondo ghiaccio', 'Biondo ghiaccio'],
  ['biondo miele', 'Biondo miele'],
  ['biondo scuro dorato', 'Biondo scuro dorato'],
  ['biondo chiarissimo cenere', 'Biondo chiarissimo cenere'],
  ['castano cioccolato', 'Castano cioccolato'],
  ['castano caramello', 'Castano caramello'],
  ['castano mogano', 'Castano mogano'],
  ['mogano intenso', 'Castano mogano intenso'],
  ['rame', 'Rame'],
  ['capelli ramati', 'Rame'],
  ['rame dorato', 'Biondo rame dorato'],
  ['nero blu', 'Nero blu'],
  ['nero bluastro', 'Nero bluastro'],
  ['biondo beige', 'Biondo beige freddo'],
  ['biondo perla', 'Biondo perla'],
  ['biondo irisé', 'Biondo irisé'],
  ['rosa pastello', 'Rosa pastello'],
  ['lilla', 'Lilla'],
  ['lavanda', 'Lavanda'],
  ['blu notte', 'Blu notte'],
  ['turchese', 'Turchese'],
  ['verde smeraldo', 'Verde smeraldo'],
  ['bordò', 'Bordeaux'],
  ['prugna', 'Prugna'],
  ['grigio', 'Grigio'],
  ['argento', 'Argento'],
  ['oro rosa', 'Biondo oro rosa'],
  ['biondo fragola', 'Biondo fragola'],
  ['ombré caramello', 'Ombré caramello su castano'],
  ['shatush biondo', 'Shatush miele su biondo scuro'],
  ['air touch beige', 'Air Touch beige su castano'],
  ['airtouch su castano scuro', 'Air Touch miele su castano scuro'],
  ['mèches', 'Mèches miele su castano'],
  ['meches bionde', 'Mèches miele su biondo scuro'],
  ['colpi di sole', 'Sun-Kissed miele su castano'],
  ['degradé rame', 'Degradé rame su castano'],
  ['balayage viola', 'Balayage viola su bruno'],
  ['babylights cenere', 'Babylights cenere su castano'],
  ['caschetto biondo', 'Biondo platino, caschetto liscio'],
  ['corto rosa', 'Rosa, corto mosso'],
  ['capelli ricci rossi', 'Rosso rame, medio riccio'],
  ['8.1', 'Biondo chiaro cenere'],
  ['7,43', 'Biondo rame dorato'],
  ['5/66', 'Castano chiaro rosso intenso'],
  ['biondo cenre', 'Biondo cenere'],
  ['balaiage mielle', 'Balayage miele su castano'],
  ['roso rame', 'Rosso rame'],
  ['castno ciocolato', 'Castano cioccolato'],
  ['schatush', 'Shatush miele su castano'],
  ['tuchese', 'Turchese'],
]

const ENGLISH: readonly Search[] = [
  ['ash blonde', 'Biondo cenere'],
  ['copper red', 'Rosso rame'],
  ['honey balayage', 'Balayage miele su castano'],
  ['purple hair', 'Viola'],
  ['light brown', 'Castano chiaro naturale'],
  ['strawberry blonde', 'Biondo fragola'],
]

/** Searches whose expected picture is not among the first four. */
const missedOf = (searches: readonly Search[]) =>
  searches.filter(
    ([query, expected]) =>
      !findPictures(query)
        .slice(0, 4)
        .some(({ title }) => title === expected),
  )

describe('the gallery', () => {
  test('the gallery has at least 300 pictures, each with a unique address and unique words', () => {
    expect(GALLERY.length).toBeGreaterThanOrEqual(300)
    for (const key of ['id', 'title', 'alt'] as const) {
      expect(new Set(GALLERY.map((picture) => picture[key])).size).toBe(GALLERY.length)
    }
    expect(GALLERY.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('the gallery recognises every word of its own titles', () => {
    const unread = GALLERY.filter(
      ({ title, terms }) => terms.size < title.replaceAll(/ su |, | /g, ' ').split(' ').length / 2,
    )
    expect(unread.map(({ title }) => title)).toEqual([])
  })

  test.each([
    { language: 'Italian', searches: ITALIAN, missed: missedOf(ITALIAN), least: 60 },
    { language: 'English', searches: ENGLISH, missed: missedOf(ENGLISH), least: 6 },
  ])(
    'the gallery shows the searched hair among the first four, missing $missed.length of $searches.length $language searches [R2-048]',
    ({ searches, missed, least }) => {
      expect(searches.length).toBeGreaterThanOrEqual(least)
      expect(missed.length / searches.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05)
    },
  )

  test.each(['biondo cenere', 'balayage miele', 'rosso rame', 'viola'])(
    'the gallery puts "%s" itself first',
    (query) => {
      expect(findPictures(query)[0]?.title.toLowerCase().startsWith(query)).toBe(true)
    },
  )

  test('the gallery finds a complete title first', () => {
    const lost = GALLERY.filter(
      ({ id, title }) =>
        !findPictures(title)
          .slice(0, 4)
          .some((found) => found.id === id),
    )
    expect(lost.map(({ title }) => title)).toEqual([])
  })

  test.each(['xyzzy', 'automobile', 'con la', '!!!', '   ', '12345', '\u{1F487}'])(
    'the gallery shows nothing for "%s"',
    (query) => {
      expect(findPictures(query)).toEqual([])
    },
  )
})

describe('a search', () => {
  test.each([
    ['biondo cenere', 'blonde ash'],
    ['Capelli ROSSI', 'red'],
    ['balaiage mielle', 'balayage honey'],
    ['acconciatura sposa', 'acconciatura sposa'],
  ])('"%s" reads "%s" in English', (query, english) => {
    expect(readQuery(query).english).toBe(english)
  })
})
