import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildChild, buildMaster, signIn } from '#testing/builders'
import { shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'

const INVOICE = {
  companyName: 'Salone Ada S.r.l.',
  vatNumber: 'IT 0764 3520 567',
  taxCode: '',
  street: 'Via Roma 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'fi',
  recipientCode: 'abc1234',
  pec: null,
}

describe('a salon', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const newSalon = async () => {
    const master = await buildMaster(server.db)
    const child = await buildChild(server.db, master)
    const { headers } = await signIn(server.db, master, server.clock)
    return { headers, childHeaders: (await signIn(server.db, child, server.clock)).headers }
  }
  type Headers = Awaited<ReturnType<typeof newSalon>>['headers']
  const get = (path: string, headers: Headers) => server.app.inject({ url: `/api/${path}`, headers })
  const put = (path: string, headers: Headers, payload: object) =>
    server.app.inject({ method: 'PUT', url: `/api/${path}`, headers, payload })

  const UNTOUCHED = {
    brand: null,
    reflects: {},
    photoMonths: 24,
    photoDaysWithoutClient: 90,
    outsideModel: false,
    learning: true,
    allTools: false,
    testEveryUse: false,
  }

  test('a salon starts with 24 months, 90 days and no external model, and changes the given settings', async () => {
    const { headers, childHeaders } = await newSalon()
    expect((await get('salon-settings', headers)).json()).toEqual(UNTOUCHED)
    const first = await put('salon-settings', headers, { photoMonths: 12, outsideModel: true })
    expect(first.json()).toEqual({ ...UNTOUCHED, photoMonths: 12, outsideModel: true })
    await put('salon-settings', headers, { brand: 'goldwell' })
    const now = { ...UNTOUCHED, brand: 'goldwell', photoMonths: 12, outsideModel: true }
    expect((await get('salon-settings', childHeaders)).json()).toEqual(now)
    await put('salon-settings', headers, {})
    expect((await get('salon-settings', headers)).json()).toEqual(now)
    const { headers: others } = await newSalon()
    expect((await get('salon-settings', others)).json()).toEqual(UNTOUCHED)
  })

  test('a salon sees a tool once it has used it, and all of them once it has switched them on', async () => {
    const master = await buildMaster(server.db)
    const session = await signIn(server.db, master, server.clock)
    const { headers } = session
    const child = await buildChild(server.db, master)
    const { headers: childHeaders } = await signIn(server.db, child, server.clock)
    const toolsOf = async (session: Headers) => (await get('user', session)).json().tools
    expect(await toolsOf(headers)).toEqual([])
    const shelf = shelfOf(server, { master, session })
    await shelf.addProduct((await shelf.addLine()).id)
    expect(await toolsOf(headers)).toEqual(['shelf'])
    expect((await put('salon-settings', childHeaders, { allTools: true })).statusCode).toBe(403)
    await put('salon-settings', headers, { allTools: true })
    expect(await toolsOf(childHeaders)).toEqual(['shelf', 'pact', 'learning'])
    await put('salon-settings', headers, { allTools: false })
    expect(await toolsOf(headers)).toEqual(['shelf'])
  })

  test.each([{ brand: 'nessuna' }, { photoMonths: 13 }, { photoDaysWithoutClient: 0 }, { outsideModel: 'yes' }])(
    'a salon refuses the setting %j',
    async (wrong) => {
      const { headers } = await newSalon()
      expect((await put('salon-settings', headers, wrong)).statusCode).toBe(400)
    },
  )

  test('a salon remembers what a collaborator says of a reflect, and its owner makes it ask again', async () => {
    const { headers, childHeaders } = await newSalon()
    const say = (answer: object) => put('salon-settings/reflect', childHeaders, { brand: 'alfaparf', ...answer })
    await say({ code: '3', tone: 'RAME' })
    await say({ code: '3', tone: 'DORATO' })
    expect((await say({ code: '4', tone: null })).json().reflects).toEqual({ alfaparf: { '3': 'DORATO', '4': null } })
    for (const wrong of [
      { code: '99', tone: 'RAME' },
      { code: '1', tone: 'BLU' },
      { brand: 'wella', code: '1', tone: 'RAME' },
    ])
      expect((await say(wrong)).statusCode).toBe(400)
    expect((await put('salon-settings', childHeaders, { reflects: {} })).statusCode).toBe(403)
    await put('salon-settings', headers, { reflects: {} })
    expect((await get('salon-settings', childHeaders)).json()).toEqual(UNTOUCHED)
  })

  test('a salon stores billing details as printed on an invoice', async () => {
    const { headers } = await newSalon()
    expect((await get('billing-details', headers)).json()).toEqual({ details: null })
    const saved = await put('billing-details', headers, INVOICE)
    const details = {
      ...INVOICE,
      vatNumber: '07643520567',
      taxCode: null,
      province: 'FI',
      recipientCode: 'ABC1234',
    }
    expect(saved.json()).toEqual({ details })
    await put('billing-details', headers, { ...INVOICE, city: 'Prato', vatNumber: null, taxCode: 'rssmra85t10a562s' })
    expect((await get('billing-details', headers)).json()).toEqual({
      details: { ...details, city: 'Prato', vatNumber: null, taxCode: 'RSSMRA85T10A562S' },
    })
    const { headers: others } = await newSalon()
    expect((await get('billing-details', others)).json()).toEqual({ details: null })
  })

  test.each([
    [{ companyName: ' ' }, 'companyName', 'Ragione sociale richiesta'],
    [{ vatNumber: '07643520568' }, 'vatNumber', 'Partita IVA non valida: controlla le 11 cifre'],
    [{ taxCode: 'RSSMRA85T10A562T' }, 'taxCode', 'Codice fiscale non valido'],
    [{ vatNumber: '', taxCode: ' ' }, 'vatNumber', 'Indica la Partita IVA o il codice fiscale'],
    [{ street: '' }, 'street', 'Indirizzo richiesto'],
    [{ postalCode: '5012' }, 'postalCode', 'Il CAP è di 5 cifre'],
    [{ city: undefined }, 'city', 'Comune richiesto'],
    [{ province: 'Firenze' }, 'province', 'La provincia è di 2 lettere'],
    [{ recipientCode: 'ABC' }, 'recipientCode', 'Il codice destinatario è di 7 caratteri'],
    [{ pec: 'x' }, 'pec', 'Email non valida'],
    [{ recipientCode: '', pec: '' }, 'recipientCode', 'Indica il codice destinatario o la PEC'],
  ])('a salon refuses billing data with %j', async (wrong, field, message) => {
    const { headers } = await newSalon()
    const answer = await put('billing-details', headers, { ...INVOICE, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({ [field]: message })
  })
})
