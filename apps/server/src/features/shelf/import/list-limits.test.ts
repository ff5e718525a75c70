import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/database/schema/index'
import { newSalon, type Salon } from '#testing/analyses'
import { engines } from '#testing/database/test-database'
import { sendFile } from '#testing/multipart'
import { type Shelf, shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'

const TOO_LONG = 'La lista ha più di 2000 prodotti: dividila in più liste.'
const LONG_LINE = 'La riga 2 ha più di 500 caratteri: dividila in più righe, o controlla le virgolette.'
const MARKUP = 'È un file XML o HTML, per esempio una fattura elettronica: qui servono i codici incollati, o un CSV.'
const CREAM = { supplier: 'Casa Aurora', line: 'Crema', class: 'PERM', notation: 'wella' }

describe('the limits of a list of products', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const newShelf = async (): Promise<Shelf> => shelfOf(server, await newSalon(server))

  test('a list of products with the longest runs of spaces is read in linear time', async () => {
    const shelf = await newShelf()
    const spaces = ' '.repeat(480)
    const lines = (line: string) => `${line}\n`.repeat(250)
    const begun = performance.now()
    const pasted = await shelf.send('import/preview', lines(`7/0${spaces}3 pz`) + lines(`7/1${spaces}b`), CREAM)
    expect(pasted).toMatchObject({ status: 200, products: [{ code: '7/0', pieces: 3 }] })
    const columns = `Codice;Formato\n${lines(`7/0;6${spaces}0 ml`)}${lines(`7/1;6${spaces}x`)}`
    const listed = await shelf.send('import/preview', columns, CREAM)
    expect(listed).toMatchObject({ status: 200, products: [{ code: '7/0', packGrams: 60 }] })
    // Quadratic work takes minutes.
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  test('a list of products is read up to its 2000th product and to 500 characters a line', async () => {
    const shelf = await newShelf()
    const codes = Array.from({ length: 2000 }, (_, index) => `7/${index}`)
    const pasted = Array.from({ length: 100 }, (_, row) => codes.slice(20 * row, 20 * row + 20).join(', ')).join('\n')
    expect(await shelf.send('import/preview', pasted, CREAM)).toMatchObject({ status: 200 })
    expect(await shelf.send('import/preview', `Codice\n${codes.join('\n')}`, CREAM)).toMatchObject({ status: 200 })
    const line = `7/0${' '.repeat(495)} 2`
    expect(await shelf.send('import/preview', line, CREAM)).toMatchObject({ status: 200, products: [{ pieces: 2 }] })
  })

  test('a list of products with a long heading that is not read gets back its beginning', async () => {
    const shelf = await newShelf()
    const preview = await shelf.send('import/preview', `Codice;${'😀'.repeat(100)};Note\n7/0;1;2`, CREAM)
    expect(preview).toMatchObject({ status: 200, ignored: [`${'😀'.repeat(40)}…`, 'Note'] })
  })

  test('lists are limited to sixty an hour for one person, of products and of clients together', async () => {
    const salon = await newSalon(server)
    const shelf = shelfOf(server, salon)
    const sendClients = (session: Salon['session']) =>
      sendFile(server, session, { url: '/api/clients/import', name: 'clienti.csv', content: 'Nome', texts: {} })
    for (let sent = 0; sent < 59; sent++) expect((await shelf.send('import/preview', '7/0', CREAM)).status).toBe(200)
    expect((await sendClients(salon.session)).status).toBe(400)
    expect(await shelf.send('import', '7/0', CREAM)).toMatchObject({ status: 429, code: 'too-many-attempts' })
    expect((await sendClients(salon.session)).status).toBe(429)
    expect((await sendClients((await newSalon(server)).session)).status).toBe(400)
  })

  test.each([
    ['nothing', '\n\n', 'La lista è vuota.'],
    ['no codes', 'Marca;Linea\nAurora;Crema', 'Nella prima riga del file manca l’intestazione «Codice».'],
    ['an open quote', 'Codice\n"7/0', 'C’è una virgoletta che non si chiude: salva di nuovo il file come CSV.'],
    ['too many products', '7/0\n'.repeat(2001), TOO_LONG],
    ['too many products after commas', `${'7/0, '.repeat(90)}\n`.repeat(23), TOO_LONG],
    ['too many rows', `Codice\n${'7/0\n'.repeat(2001)}`, TOO_LONG],
    ['a line that is too long', `6/0\n${'a, '.repeat(200)}`, LONG_LINE],
    ['a quoted line that is too long', `Codice\n"${'7/0\n'.repeat(200)}"`, LONG_LINE],
    ['too many blank lines', `7/0${'\r'.repeat(20_002)}`, 'La lista ha troppe righe vuote: toglile e riprova.'],
    [
      'more than 256 kB and no heading',
      `7/0${' '.repeat(400)}\n`.repeat(700),
      'La lista incollata supera i 256 kB: dividila in più liste.',
    ],
    ['more than 1 MB', `Codice${' '.repeat(1024 * 1024)}`, 'La lista supera 1 MB: dividila in più liste.'],
    ['an invoice', '\ufeff<?xml version="1.0"?>\n<p:FatturaElettronica versione="FPR12">', MARKUP],
    ['an invoice without a declaration', ' <p:FatturaElettronica versione="FPR12">"', MARKUP],
  ])('a list of products with %s is refused', async (_name, list, error) => {
    const shelf = await newShelf()
    for (const path of ['import/preview', 'import'])
      expect(await shelf.send(path, list, CREAM)).toMatchObject({ status: 400, code: 'validation-failed', error })
  })

  test('a list of products with more answers than products is refused before they are read', async () => {
    const shelf = await newShelf()
    const answers = `[${'{},'.repeat(2000)}{}]`
    expect((await shelf.send('import/preview', '7/0', { ...CREAM, answers })).fields).toEqual({
      answers: 'Valore non valido',
    })
  })
})

describe.runIf(engines.includes('postgresql'))('lists that wait for one salon on PostgreSQL', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine: 'postgresql' })
  })
  afterAll(() => server.close())

  test('lists that wait for one salon leave the connections of the database, and the turns, to others', async () => {
    const [busy, other] = [await newSalon(server), await newSalon(server)]
    const sent = await server.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, busy.master.id)).for('no key update')
      const lists = Array.from({ length: 12 }, () => shelfOf(server, busy).send('import', '7/0', CREAM))
      const isLocked = async () => {
        const waiting = await tx.select({ pid: sql`pid` }).from(sql`pg_locks`).where(sql`not granted`)
        return waiting.length > 0
      }
      while (!(await isLocked()));
      for (let call = 0; call < 10; call++)
        expect(await shelfOf(server, other).call('GET', 'shelf')).toMatchObject({ status: 200, products: [] })
      expect((await shelfOf(server, other).send('import', '7/0', CREAM)).status).toBe(200)
      return lists
    })
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(12).fill(200))
  })
})
