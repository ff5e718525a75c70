import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
import { startTestSmtp, type TestSmtp } from '#testing/smtp'
import { createTestApp, type TestApp } from '#testing/test-app'

const MESSAGE = { name: 'Ada Bianchi', email: 'ada@example.it', message: 'Buongiorno,\n<b>quanto costa</b> Pro?' }

describe('the contact page', () => {
  let server: TestApp
  let smtp: TestSmtp
  let networks = 0
  beforeAll(async () => {
    smtp = await startTestSmtp()
    server = await createTestApp({
      env: {
        SMTP_URL: smtp.url,
        LEGAL_NAME: 'Riflesso srl',
        LEGAL_ADDRESS: 'Via Roma 1, Firenze',
        LEGAL_VAT: '07643520567',
        LEGAL_PEC: 'riflesso@pec.it',
        LEGAL_CONTACT: 'ciao@riflesso.it',
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await smtp.close()
  })

  const network = () => `198.51.100.${++networks}`
  const send = (payload: object, remoteAddress = network()) =>
    server.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })

  /** Everything that has reached the mail server, once the background work has ended. */
  const delivered = async () => {
    await server.mails()
    return smtp.received
  }

  test('the contact page mails the message to the operator, with the address to answer, and nobody else [R2-008]', async () => {
    const answer = await send(MESSAGE)
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    const mails = await delivered()
    expect(mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([['ciao@riflesso.it']])
    expect(mails[0]?.subject).toBe('Messaggio dalla pagina dei contatti: Ada Bianchi')
    expect(mails[0]?.text).toContain('Da Ada Bianchi, che attende risposta a ada@example.it:')
    expect(mails[0]?.html).toContain('&lt;b&gt;quanto costa&lt;/b&gt; Pro?')
  })

  test('silently drops what a bot has filled in', async () => {
    const before = (await delivered()).length
    const answer = await send({ ...MESSAGE, website: 'https://example.com' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await delivered()).toHaveLength(before)
  })

  test.each([
    [{ name: ' ' }, { name: 'Nome richiesto' }],
    [{ email: 'ada' }, { email: 'Email non valida' }],
    [{ message: '\n' }, { message: 'Messaggio richiesto' }],
    [{ message: 'x'.repeat(4001) }, { message: 'Testo troppo lungo' }],
  ])('the contact page refuses %j', async (wrong, fields) => {
    const answer = await send({ ...MESSAGE, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual(fields)
  })

  test('the contact page allows no line end in the subject', async () => {
    await send({ ...MESSAGE, name: 'Ada\r\nBcc: tutti@example.it' })
    const mail = (await delivered()).at(-1)
    expect(mail?.to?.map(({ address }) => address)).toEqual(['ciao@riflesso.it'])
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.subject).toBe('Messaggio dalla pagina dei contatti: Ada Bcc: tutti@example.it')
  })

  test('the contact page accepts five messages an hour from one network address', async () => {
    const from = network()
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent++) statuses.push((await send(MESSAGE, from)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    server.clock.advance(HOUR_MS)
    expect((await send(MESSAGE, from)).statusCode).toBe(200)
  })

  test('the contact page counts the addresses of one IPv6 network as one', async () => {
    const statuses: number[] = []
    for (let sent = 1; sent <= 6; sent++) statuses.push((await send(MESSAGE, `2001:db8:7:7::${sent}`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
