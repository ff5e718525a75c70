import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clients } from '#platform/database/schema/index'
import { newSalon, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { type Part, sendFile } from '#testing/multipart'
import { createTestApp, type TestApp } from '#testing/test-app'

const LIST = `Nome;Cognome;Cellulare;E-mail;Data di nascita;Note;Tessera
Nicolò;D'Amico;+39 333 1234567;NICO@example.it;3/5/1990;"Sabato; mattina";12
Anna;Bianchi;;;;;13
`

describe('lists of clients', () => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const send = (
    path: string,
    content: string | Uint8Array,
    texts: Record<string, Part> = {},
    session = salon.session,
  ) => sendFile(server, session, { url: `/api/clients/${path}`, name: 'clienti.csv', content, texts })

  const stored = async () => {
    const rows = await server.db
      .select()
      .from(clients)
      .where(eq(clients.salonId, salon.master.id))
      .orderBy(asc(clients.lastName), asc(clients.firstName))
    return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  }

  test('lists of clients are previewed before they are imported', async () => {
    salon = await newSalon(server)
    expect(await send('import/preview', LIST)).toEqual({
      status: 200,
      columns: ['firstName', 'lastName', 'phone', 'email', 'birthDate', 'notes'],
      ignored: ['Tessera'],
      ready: 2,
      duplicates: [],
      problems: [],
      sample: [
        {
          firstName: 'Nicolò',
          lastName: "D'Amico",
          phone: '+39 333 1234567',
          email: 'nico@example.it',
          birthDate: '1990-05-03',
        },
        { firstName: 'Anna', lastName: 'Bianchi', phone: null, email: null, birthDate: null },
      ],
    })
    expect(await stored()).toEqual([])
    expect(await send('import', LIST)).toEqual({ status: 200, imported: 2, duplicates: 0, skipped: 0 })
    expect(await stored()).toEqual(['Anna Bianchi', "Nicolò D'Amico"])
    const [, row] = await server.db
      .select()
      .from(clients)
      .where(eq(clients.salonId, salon.master.id))
      .orderBy(asc(clients.lastName))
    expect(row).toMatchObject({ notes: 'Sabato; mattina', userId: salon.master.id })
  })

  test('lists of clients add no client twice: not on a repetition, within the file, or by simultaneous imports', async () => {
    salon = await newSalon(server)
    await buildClient(server.db, salon.master, { firstName: 'anna', lastName: 'BIANCHI', phone: '333 9' })
    const twice = `${LIST}Nicolo;D’Amico;3331234567;;;;\nAnna;Bianchi;347 1;;;;`
    const { ready, duplicates } = await send('import/preview', twice)
    expect([ready, duplicates]).toEqual([
      2,
      [
        { line: 3, name: 'Anna Bianchi' },
        { line: 4, name: 'Nicolo D’Amico' },
      ],
    ])
    const answers = await Promise.all([send('import', twice), send('import', twice)])
    expect(answers.map(({ imported }) => imported).sort()).toEqual([0, 2])
    expect(await stored()).toHaveLength(3)
  })

  test('lists of clients report invalid lines one by one, and are imported without them only on request', async () => {
    salon = await newSalon(server)
    const wrong = `Nome,Cognome,Email,Data di nascita
,Rossi,,
Anna,Bianchi,non una email,31/02/1990
Carla,Verdi,,01/01/2090
Dora,Neri,,
Elsa,Gialli,,,oltre
`
    const { problems, ready } = await send('import/preview', wrong)
    expect(ready).toBe(1)
    expect(problems).toEqual([
      { line: 2, message: 'Nome: Nome richiesto' },
      { line: 3, message: 'Email: Email non valida; Data di nascita: Data non valida' },
      { line: 4, message: 'Data di nascita: Data nel futuro' },
      { line: 6, message: 'ci sono più valori che colonne' },
    ])
    expect(await send('import', wrong)).toMatchObject({ status: 400, error: 'Riga 2: Nome: Nome richiesto' })
    expect(await stored()).toEqual([])
    expect(await send('import', wrong, { skipProblems: 'true' })).toMatchObject({ imported: 1, skipped: 4 })
    expect(await stored()).toEqual(['Dora Neri'])
  })

  test.each([
    ['nothing', '', 'Scegli un file CSV'],
    ['blanks', '\n\n', 'Il file è vuoto.'],
    ['no heading', 'Anna;Bianchi\nDora;Neri', 'Nella prima riga del file manca l’intestazione «Nome» e «Cognome».'],
    ['no last names', 'Nome;Telefono\nAnna;3', 'Nella prima riga del file manca l’intestazione «Cognome».'],
    [
      'an open quote',
      'Nome;Cognome\n"Anna;Bianchi',
      'Nel file c’è una virgoletta che non si chiude: salvalo di nuovo come CSV.',
    ],
    [
      'too many lines',
      `Nome;Cognome\n${'A;B\n'.repeat(20_001)}`,
      'Il file ha più di 20.000 righe: dividilo in più file.',
    ],
    [
      'a line that is too long',
      `Nome;Cognome\nAnna;Bianchi;${'x'.repeat(10_000)}`,
      'La riga 2 del file ha più di 10.000 caratteri: accorciala, o controlla le virgolette.',
    ],
    [
      'too many blank lines',
      `Nome;Cognome${'\r'.repeat(20_002)}`,
      'Il file ha troppe righe vuote: toglile e salvalo di nuovo.',
    ],
    ['XML', '<?xml version="1.0"?>\n<clienti/>', 'È un file XML o HTML, non una lista: salvalo come CSV.'],
    ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'Il file supera i 5 MB: dividilo in più file'],
  ])('lists of clients that are %s are refused', async (_name, file, error) => {
    salon = await newSalon(server)
    for (const path of ['import/preview', 'import']) {
      expect(await send(path, file)).toMatchObject({ status: 400, code: 'validation-failed', error })
    }
  })

  test('lists of clients with the longest notes are read, and a long heading comes back shortened', async () => {
    salon = await newSalon(server)
    const notes = '""'.repeat(4000)
    const preview = await send('import/preview', `Nome;Cognome;Note;${'x'.repeat(5000)}\nAnna;Bianchi;"${notes}"`)
    expect(preview).toMatchObject({ status: 200, ready: 1, ignored: [`${'x'.repeat(40)}…`], problems: [] })
  })

  // A quadratic comparison of names, or of every column of every line, would take minutes.
  test('lists of clients may have as many namesakes as lines, and a bounded number of columns', async () => {
    const own = await newSalon(server)
    const lines = Array.from({ length: 20_000 }, (_, number) => `Ada;Neri;333 ${number}`)
    const list = ['Nome;Cognome;Telefono', ...lines].join('\n')
    const namesakes = await send('import/preview', list, {}, own.session)
    expect([namesakes.ready, namesakes.duplicates]).toEqual([20_000, []])
    const wide = `Nome;Cognome${';Altro'.repeat(99)}\n${'Ada;Neri\n'.repeat(20_000)}`
    expect(await send('import/preview', wide, {}, own.session)).toMatchObject({
      status: 400,
      fields: { file: 'Il file ha più di 100 colonne: togli quelle che non servono.' },
    })
  })

  test('lists of clients are imported in any encoding of a spreadsheet, many at once', async () => {
    salon = await newSalon(server)
    const many = Array.from({ length: 1200 }, (_, number) => `Nicolò;N${number}`).join('\r\n')
    const bytes = Buffer.from(`Nome;Cognome\r\n${many}`, 'latin1')
    expect(await send('import', bytes)).toMatchObject({ imported: 1200 })
    expect((await stored())[0]).toBe('Nicolò N0')
  })

  test('lists of clients are exported as a file that opens in a spreadsheet, runs no formula and can be imported again', async () => {
    salon = await newSalon(server)
    await buildClient(server.db, salon.master, {
      firstName: '=1+1',
      lastName: 'Rossi; "B"',
      phone: '+39 333',
      notes: 'a\nb',
    })
    await buildClient(server.db, salon.master, { firstName: 'Zoë', lastName: '@SUM(A1)', birthDate: '1990-05-03' })
    const get = (session: Salon['session']) =>
      server.app.inject({ url: '/api/clients/export.csv', headers: session.headers })
    const answer = await get(salon.session)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="clienti-2026-03-02.csv"')
    expect(answer.body).toBe(
      '\ufeffNome;Cognome;Telefono;Email;Data di nascita;Note\r\n' +
        `Zoë;'@SUM(A1);;;03/05/1990;\r\n` +
        `'=1+1;"Rossi; ""B""";'+39 333;;;"a\nb"\r\n`,
    )
    const first = await stored()
    salon = await newSalon(server)
    await send('import', answer.rawPayload)
    expect(await stored()).toEqual(first)
    expect(await send('import', answer.rawPayload)).toMatchObject({ imported: 0, duplicates: 2 })
  })

  test('lists of clients are for the owner of the salon', async () => {
    salon = await newSalon(server)
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    const exported = await server.app.inject({ url: '/api/clients/export.csv', headers: child.headers })
    expect([exported.statusCode, exported.json().code]).toEqual([403, 'forbidden'])
    for (const path of ['import/preview', 'import']) {
      expect(await send(path, LIST, {}, child)).toMatchObject({ status: 403, code: 'forbidden' })
    }
  })
})
