import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestSmtp, type TestSmtp } from '#testing/smtp'
import { newId } from '../ids.ts'
import { readOutbox } from './file-mailer.ts'
import { renderMail } from './layout.ts'
import { createMailer } from './mailer.ts'

const config = {
  publicUrl: 'https://riflesso.example.it',
  legal: null,
  mailFrom: 'Riflesso <ciao@riflesso.example.it>',
}

const content = {
  to: 'ada@example.it',
  subject: 'È il Suo codice',
  title: 'Perché scriviamo',
  opening: ['Gentile <Ada> & co,'],
  code: 'ABC234',
  closing: ['A presto.'],
}
const mail = renderMail(config, content)

describe('a mail without an SMTP server', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riflesso-mail-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('a mail without an SMTP server becomes a file that any mail program can open', async () => {
    await createMailer({ ...config, dataDir, smtpUrl: null }).send(mail, newId())
    expect(await readdir(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
    const [stored] = await readOutbox(dataDir)
    expect(stored).toMatchObject({ to: 'ada@example.it', subject: 'È il Suo codice' })
    expect(stored?.text).toContain('Gentile <Ada> & co,\n\nABC234\n\nA presto.')
    expect(stored?.html).toContain('Gentile &lt;Ada&gt; &amp; co,')
    expect(new Date(stored?.date ?? '').getTime()).toBeGreaterThan(0)
  })

  test('a mail without an SMTP server is listed after earlier ones', async () => {
    const mailer = createMailer({ ...config, dataDir, smtpUrl: null })
    for (const subject of ['uno', 'due', 'tre']) await mailer.send({ ...mail, subject }, newId())
    expect((await readOutbox(dataDir)).map(({ subject }) => subject)).toEqual(['tre', 'due', 'uno'])
    expect(await readOutbox(dataDir, { limit: 1 })).toHaveLength(1)
  })

  test('a mail without an SMTP server is not listed before the first one was sent', async () => {
    expect(await readOutbox(dataDir)).toEqual([])
  })
})

describe('a mail with an SMTP server', () => {
  let smtp: TestSmtp
  beforeEach(async () => {
    smtp = await startTestSmtp()
  })
  afterEach(() => smtp.close())

  test('a mail with an SMTP server is delivered completely, from the configured sender', async () => {
    await createMailer({ ...config, dataDir: '', smtpUrl: smtp.url }).send(mail, newId())
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatchObject({
      subject: 'È il Suo codice',
      from: { name: 'Riflesso', address: 'ciao@riflesso.example.it' },
      to: [{ address: 'ada@example.it' }],
    })
    expect(smtp.received[0]?.text).toContain('ABC234')
    expect(smtp.received[0]?.html).toContain('ABC234')
  })

  test('a mail with an SMTP server keeps its subject, even if that looks encoded', async () => {
    const named = renderMail(config, { ...content, subject: 'Messaggio: =?utf-8?Q?Banca_d=27Italia?=' })
    await createMailer({ ...config, dataDir: '', smtpUrl: smtp.url }).send(named, newId())
    expect(smtp.received[0]?.subject?.replaceAll('\u200b', '')).toBe('Messaggio: =?utf-8?Q?Banca_d=27Italia?=')
  })

  test('a mail with an SMTP server fails when the server refuses it or cannot be reached', async () => {
    const mailer = createMailer({ ...config, dataDir: '', smtpUrl: smtp.url })
    await expect(mailer.send({ ...mail, to: 'rifiutato@example.it' }, newId())).rejects.toThrow(/no such mailbox/)
    const nowhere = createMailer({ ...config, dataDir: '', smtpUrl: 'smtp://127.0.0.1:1' })
    await expect(nowhere.send(mail, newId())).rejects.toThrow(/ECONNREFUSED/)
  })
})

test("the operator's identity is printed under a mail if it is set", () => {
  const legal = {
    name: 'Salone S.r.l.',
    address: 'Via Roma 1',
    vatNumber: '01234567890',
    pec: 'p@pec.it',
    contact: 'i@s.it',
  }
  const { text, html } = renderMail(
    { ...config, legal },
    { to: 'a@b.it', subject: 's', title: 't', opening: [], closing: [] },
  )
  for (const body of [text, html]) {
    expect(body).toContain('Salone S.r.l.')
    expect(body).toContain('01234567890')
  }
})

test('a web address in a mail is a link, without the punctuation that ends the sentence', () => {
  const { html, text } = renderMail(config, {
    to: 'a@b.it',
    subject: 's',
    title: 't',
    opening: ['Apra https://riflesso.example.it/auth?reset=code&a=1. Grazie <b>.'],
    closing: [],
  })
  expect(html).toContain('<a href="https://riflesso.example.it/auth?reset=code&amp;a=1" ')
  expect(html).toContain('</a>. Grazie &lt;b&gt;.')
  expect(text).toContain('https://riflesso.example.it/auth?reset=code&a=1.')
})
