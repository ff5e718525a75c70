import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCTION } from '#testing/production'
import { createTestApp, type TestApp } from '#testing/test-app'
import { newId } from '../ids.ts'
import type { StoredMail } from './file-mailer.ts'
import { createMailer } from './mailer.ts'

describe('the development mailbox', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  test('the development mailbox is empty at first, then shows mails newest first with their codes', async () => {
    const page = async () => (await server.app.inject('/dev/posta')).body
    expect(await page()).toContain('Nessuna email')
    // Browsers would ask for /favicon.ico, which does not exist.
    expect(await page()).toContain('<link rel="icon" href="/favicon.svg"')
    const mailer = createMailer(server.config)
    await mailer.send(
      { to: 'ada@example.it', subject: 'Prima', text: 'Ecco\n\nABC234\n', html: '<p>ABC234</p>' },
      newId(),
    )
    await mailer.send({ to: 'leo@example.it', subject: 'Seconda', text: 'Niente CODICE qui', html: '' }, newId())
    const body = await page()
    expect(body).toContain('<p class="code" aria-label="Codice">ABC234</p>')
    expect(body.match(/class="code"/g)).toHaveLength(1)
    expect(body.indexOf('Seconda')).toBeLessThan(body.indexOf('Prima'))
    expect((await server.app.inject('/dev/posta.json')).json()).toMatchObject([
      { to: 'leo@example.it', subject: 'Seconda' },
      { to: 'ada@example.it', subject: 'Prima', text: expect.stringContaining('ABC234') },
    ])
  })

  test('the development mailbox returns as JSON only the mails to one address when it is given', async () => {
    const mailer = createMailer(server.config)
    const long = `${'lunghissimo.'.repeat(4)}nome@${'sottodominio.'.repeat(5)}example.it`
    await mailer.send({ to: long, subject: 'Terza', text: 'ada@example.it', html: '' }, newId())
    await mailer.send({ to: 'ada@example.it', subject: 'Quarta', text: '', html: '' }, newId())
    const subjectsTo = async (to: string) =>
      (await server.app.inject({ url: '/dev/posta.json', query: { to } }))
        .json()
        .map((mail: StoredMail) => mail.subject)
    expect(await subjectsTo('Ada@example.it')).toEqual(['Quarta', 'Prima'])
    expect(await subjectsTo(long)).toEqual(['Terza'])
    expect(await subjectsTo('nessuno@example.it')).toEqual([])
  })

  test('the development mailbox is announced by the API', async () => {
    expect((await server.app.inject('/api/mailbox')).json()).toEqual({ path: '/dev/posta' })
  })

  test('the development mailbox keeps every mail inside its frame', async () => {
    const hostile = '"><script>alert(1)</script>'
    await createMailer(server.config).send({ to: 'a@b.it', subject: hostile, text: hostile, html: hostile }, newId())
    const { body } = await server.app.inject('/dev/posta')
    expect(body).not.toContain('<script>')
    expect(body).toContain('sandbox=""')
  })

  test.each([
    ['in production', PRODUCTION],
    ['where mails are really sent', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('the development mailbox does not exist %s', async (_name, env) => {
    const other = await createTestApp({ env })
    const answers = [await other.app.inject('/dev/posta'), await other.app.inject('/dev/posta.json')]
    const announced = (await other.app.inject('/api/mailbox')).json()
    await other.close()
    expect(announced).toEqual({ path: null })
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404])
  })
})
