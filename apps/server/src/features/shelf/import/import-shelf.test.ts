import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon } from '#testing/analyses'
import { type Shelf, shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'

const CSV = `Marca;Linea;Tipo;Codice;Formato;Prezzo;Pezzi;Scorta minima;Codice a barre;Note
Casa Aurora;Crema;Permanente;7/43;60 ml;"9,80";3;2;8001;x
Casa Aurora;Crema;Permanente;7/0;100 ml;€ 1.009,80;;;;
Casa Aurora;Attivatori;Ossidante;20 vol;1 l;6.5;2;;;
`
const CREAM = { supplier: 'Casa Aurora', line: 'Crema', class: 'PERM', notation: 'wella' }

describe('a list of products', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const newShelf = async (): Promise<Shelf> => shelfOf(server, await newSalon(server))
  // By code: products that were stored in the same millisecond have no order.
  const stored = async ({ call }: Shelf) =>
    (await call('GET', 'shelf')).products
      .map(({ code, shade, pieces }: Record<string, unknown>) => [code, shade, pieces])
      .toSorted(([one]: [string], [other]: [string]) => (one < other ? -1 : 1))

  test('a list of products is previewed, then imported with its brand and lines; a second time it changes nothing', async () => {
    const shelf = await newShelf()
    const preview = await shelf.send('import/preview', CSV, { notation: 'wella' })
    expect(preview).toMatchObject({ status: 200, added: 3, changed: 0, ignored: ['Note'], unread: [], problems: [] })
    expect(preview.products).toMatchObject([
      { line: 2, code: '7/43', shade: '7.4', packGrams: 60, packCents: 980, pieces: 3, isNew: true },
      { line: 3, code: '7/0', packGrams: 100, packCents: 100980, pieces: null },
      { line: 4, class: 'DEVELOPER', code: '20 vol', shade: null, packGrams: 1000, packCents: 650 },
    ])
    expect(await stored(shelf)).toEqual([])
    expect(await shelf.send('import', CSV, { notation: 'wella' })).toEqual({
      status: 200,
      added: 3,
      changed: 0,
      skipped: 0,
    })
    const rows = await stored(shelf)
    expect(rows).toEqual([
      ['20 vol', null, 2],
      ['7/0', '7.0', 0],
      ['7/43', '7.4', 3],
    ])
    const [first] = (await shelf.call('GET', 'shelf')).products
    expect(await shelf.send('import', CSV)).toMatchObject({ added: 0, changed: 3 })
    expect(await stored(shelf)).toEqual(rows)
    expect(await shelf.list(`shelf/products/${first.id}/movements`)).toHaveLength(1)
  })

  test('a long list of products is stored with its pieces, and counted again', async () => {
    const shelf = await newShelf()
    const codes = Array.from({ length: 230 }, (_, index) => `M ${String(index).padStart(3, '0')}`)
    const listOf = (pieces: (index: number) => number) =>
      [
        'Marca;Linea;Tipo;Codice;Pezzi',
        ...codes.map((code, i) => `Casa Aurora;Cura;Maschera;${code};${pieces(i)}`),
      ].join('\n')
    expect(
      await shelf.send(
        'import',
        listOf((index) => index),
      ),
    ).toMatchObject({ status: 200, added: 230 })
    expect(await stored(shelf)).toEqual(codes.map((code, index) => [code, null, index]))
    const [again, kind] = [listOf((index) => 2 * index), 'count']
    expect(await shelf.send('import', again, { kind })).toMatchObject({ status: 200, changed: 230 })
    expect(await stored(shelf)).toEqual(codes.map((code, index) => [code, null, 2 * index]))
  })

  test('a list of products can be forty pasted codes followed by pieces', async () => {
    const shelf = await newShelf()
    const pasted = '7/0, 7/1 x2, 7/3 3 pz\n8/0\t4\t9,80\n9/0; 2\n\n6/0 5\n'
    expect(await shelf.send('import', pasted, CREAM)).toMatchObject({ status: 200, added: 6 })
    expect((await stored(shelf)).map(([code, , pieces]: unknown[]) => [code, pieces])).toEqual([
      ['6/0', 5],
      ['7/0', 0],
      ['7/1', 2],
      ['7/3', 3],
      ['8/0', 4],
      ['9/0', 2],
    ])
    const levels = Array.from({ length: 10 }, (_, index) => index + 1)
    const forty = levels.flatMap((level) => ['0', '1', '3', '5'].map((tone) => `${level}/${tone}`)).join('\n')
    const other = await newShelf()
    expect(await other.send('import', forty, CREAM)).toMatchObject({ status: 200, added: 40 })
    expect((await other.send('import', '7/0', {})).error).toMatch(/^Riga 1: Marca: manca; Linea: manca/)
  })

  test('a list of pasted products gives brand and line once, with content and price: the main lines of the trade are known', async () => {
    const shelf = await newShelf()
    const pasted = 'Koleston Perfect 6/0 60 ml 8,90\nwella koleston perfect 7/43 60ml 9,10 €\nMajirel 7.3 50 ml 2'
    const preview = await shelf.send('import/preview', pasted, { class: 'PERM' })
    expect(preview).toMatchObject({ status: 200, added: 3, problems: [], unread: [] })
    expect(preview.products).toMatchObject([
      { supplier: 'Wella Professionals', lineName: 'Koleston Perfect', code: '6/0', packGrams: 60, packCents: 890 },
      { supplier: 'Wella Professionals', code: '7/43', shade: '7.4', packGrams: 60, packCents: 910 },
      { lineName: 'Majirel', code: '7.3', shade: '7.3', packGrams: 50, packCents: null, pieces: 2 },
    ])
  })

  test('a list of pasted products may name a brand twice, shorten its line, or name no brand for a developer', async () => {
    const shelf = await newShelf()
    const pasted = [
      'Wella Koleston 8/1 60 ml 2 pz',
      'Ossidante 20 vol 1000 ml 9,90',
      'Inebrya Inebrya Color 7.43 1',
      'Wella Wella Professionals Koleston Perfect 7/0',
      'Developer 6% 1 l',
    ].join('\n')
    const preview = await shelf.send('import/preview', pasted, { class: 'PERM' })
    expect(preview).toMatchObject({ status: 200, added: 5, problems: [], unread: [] })
    const [wella, inebrya] = ['Wella Professionals', 'Inebrya']
    expect(preview.products).toMatchObject([
      { supplier: wella, lineName: 'Koleston Perfect', code: '8/1', packGrams: 60, pieces: 2, packCents: null },
      {
        supplier: 'Senza marca',
        lineName: 'Ossidante',
        class: 'DEVELOPER',
        code: '20 vol',
        packGrams: 1000,
        packCents: 990,
      },
      { supplier: inebrya, lineName: 'Inebrya Color', code: '7.43', pieces: 1 },
      { supplier: wella, lineName: 'Koleston Perfect', code: '7/0' },
      { supplier: 'Senza marca', lineName: 'Ossidante', class: 'DEVELOPER', code: '6%', packGrams: 1000 },
    ])
    expect(await shelf.send('import', pasted, { class: 'PERM' })).toMatchObject({ status: 200, added: 5 })
    expect(await shelf.send('import', pasted, { class: 'PERM' })).toMatchObject({ added: 0, changed: 5 })
  })

  test('a developer in a pasted list takes the brand of the list, and its line if that is one of developers', async () => {
    const shelf = await newShelf()
    const read = async (fields: object) =>
      (await shelf.send('import/preview', 'Ossidante 20 vol 1000 ml 9,90', { ...CREAM, ...fields })).products
    expect(await read({})).toMatchObject([{ supplier: 'Casa Aurora', lineName: 'Ossidante', class: 'DEVELOPER' }])
    const developers = { line: 'Attivatori', class: 'DEVELOPER' }
    expect(await read(developers)).toMatchObject([{ supplier: 'Casa Aurora', lineName: 'Attivatori', code: '20 vol' }])
  })

  test.each([
    ['loreal', '0.44'],
    ['wella', '0.66'],
  ])(
    'a corrector among the colours of a list in the notation of %s goes into a line of its own',
    async (notation, shade) => {
      const shelf = await newShelf()
      const list = '7/0 2\n0/44 3\n0/00 1'
      const preview = await shelf.send('import/preview', list, { ...CREAM, notation })
      expect(preview.products).toMatchObject([
        { code: '7/0', lineName: 'Crema', class: 'PERM' },
        { code: '0/44', lineName: 'Correttori', class: 'CORRECTOR', shade, pieces: 3 },
      ])
      expect(preview.unread).toMatchObject([{ code: '0/00' }])
      const skipping = { ...CREAM, notation, skipProblems: 'true' }
      expect(await shelf.send('import', list, skipping)).toMatchObject({ added: 2 })
      expect(await shelf.send('import', list, skipping)).toMatchObject({ added: 0, changed: 2 })
      expect(await stored(shelf)).toEqual([
        ['0/44', shade, 3],
        ['7/0', '7.0', 2],
      ])
      const line = { supplier: 'Casa Aurora', line: 'Mix', class: 'CORRECTOR', notation }
      expect((await shelf.send('import/preview', '0/44 3', line)).products).toMatchObject([{ lineName: 'Mix', shade }])
    },
  )

  test('a list of products with unreadable codes needs answers, which are stored', async () => {
    const shelf = await newShelf()
    const list = 'Codice;Pezzi\n7/0;1\nCuoio;2\nNebbia;1\n'
    const preview = await shelf.send('import/preview', list, CREAM)
    expect(preview.unread).toEqual([
      { supplier: 'Casa Aurora', code: 'Cuoio', line: 3 },
      { supplier: 'Casa Aurora', code: 'Nebbia', line: 4 },
    ])
    expect((await shelf.send('import', list, CREAM)).error).toBe('Riga 3: Codice: «Cuoio» non si legge, di’ che tono è')
    const answers = JSON.stringify([
      { supplier: 'Casa Aurora', code: 'Cuoio', shade: '6.34' },
      { supplier: 'Casa Aurora', code: 'Nebbia', shade: null },
    ])
    expect(await shelf.send('import', list, { ...CREAM, answers })).toMatchObject({ status: 200, added: 3 })
    expect(await stored(shelf)).toEqual([
      ['7/0', '7.0', 1],
      ['Cuoio', '6.34', 2],
      ['Nebbia', null, 1],
    ])
    expect(await shelf.send('import/preview', list, CREAM)).toMatchObject({ unread: [], changed: 3 })
  })

  test('a repeated import keeps the shade that the salon gave a code in each line, and the volume of a developer', async () => {
    const shelf = await newShelf()
    const heading = 'Marca;Linea;Tipo;Codice;Volumi\n'
    const one = 'Casa Aurora;Una;Permanente;Alba;\n'
    const other = 'Casa Aurora;Altra;Permanente;Alba;\n'
    const answered = (shade: string) => ({
      answers: JSON.stringify([{ supplier: 'Casa Aurora', code: 'Alba', shade }]),
    })
    const first = `${heading}${one}Casa Aurora;Attivatori;Ossidante;Forte;30\n`
    expect(await shelf.send('import', first, answered('7.1'))).toMatchObject({ added: 2 })
    expect(await shelf.send('import', heading + other, answered('8.1'))).toMatchObject({ added: 1 })
    const again = `${heading}${one}${other}Casa Aurora;Attivatori;Ossidante;Forte;\n`
    expect(await shelf.send('import', again)).toMatchObject({ status: 200, added: 0, changed: 3 })
    const { products } = await shelf.call('GET', 'shelf')
    expect(products.map(({ shade, volume }: Record<string, unknown>) => shade ?? volume).toSorted()).toEqual([
      30,
      '7.1',
      '8.1',
    ])
  })

  test('a list of products reports invalid lines one by one, and is imported without them only on request', async () => {
    const shelf = await newShelf()
    const wrong = `Codice,Tipo,Pezzi,Prezzo,Formato,Codice a barre
7/0,,1,9.80,60,77
7 / 0,,1,,,
7/1,,molti,9.80,60,
7/3,Sapone,1,,,
7/4,,1,"9,8a",60,
8/0,,1,,,77
9/0,,1,,,,oltre
`
    const preview = await shelf.send('import/preview', wrong, CREAM)
    expect(preview.problems).toEqual([
      { line: 3, message: 'Codice: c’è già alla riga 2' },
      { line: 4, message: 'Pezzi: numero non valido' },
      { line: 5, message: 'Tipo: «Sapone» non è un tipo noto' },
      { line: 6, message: 'Prezzo: prezzo non valido' },
      { line: 7, message: 'Codice a barre: questo codice a barre è già di un altro prodotto' },
      { line: 8, message: 'ci sono più valori che colonne' },
    ])
    expect((await shelf.send('import', wrong, CREAM)).status).toBe(400)
    expect(await stored(shelf)).toEqual([])
    const skipped = await shelf.send('import', wrong, { ...CREAM, skipProblems: 'true' })
    expect(skipped).toMatchObject({ added: 1, skipped: 6 })
  })

  test('a list of products in the encoding of an older spreadsheet, sent twice at once, is stored once', async () => {
    const shelf = await newShelf()
    const bytes = Buffer.from('Codice;Nome;Quantità\n7/0;Biondità;2\n', 'latin1')
    const answers = await Promise.all([shelf.send('import', bytes, CREAM), shelf.send('import', bytes, CREAM)])
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 1])
    expect((await shelf.call('GET', 'shelf')).products).toMatchObject([{ name: 'Biondità', pieces: 2 }])
  })

  test('a list of products with characters that a database cannot hold is cleaned', async () => {
    const shelf = await newShelf()
    expect(await shelf.send('import', 'Codice;Nome\n7/0;Bion\0do\n', CREAM)).toMatchObject({ status: 200, added: 1 })
    expect((await shelf.call('GET', 'shelf')).products).toMatchObject([{ name: 'Bion do' }])
  })

  test('a list of products runs no formula when the order list of its products is opened in a spreadsheet', async () => {
    const salon = await newSalon(server)
    const shelf = shelfOf(server, salon)
    const list = 'Codice;Nome;Pezzi;Scorta minima;Prezzo\n7/0;=1+1;1;4;9,80\n'
    await shelf.send('import', list, { ...CREAM, supplier: '@Aurora', line: '+Crema' })
    const answer = await server.app.inject({ url: '/api/shelf/orders.csv', headers: salon.session.headers })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="ordine-2026-03-02.csv"')
    expect(answer.body.split('\r\n').slice(1)).toEqual([`'@Aurora;'+Crema;7/0;'=1+1;;1;4;3;"29,40"`, ''])
    expect((await shelf.send('import/preview', "Codice;Nome\n7/0;'=1+1\n", CREAM)).problems).toEqual([])
  })
})
