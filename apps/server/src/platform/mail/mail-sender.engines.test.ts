import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, engines } from '#testing/database/test-database'
import { startTestSmtp } from '#testing/smtp'
import { createTestClock } from '#testing/test-clock'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Db } from '../database/db.ts'
import { outgoingMails } from '../database/schema/index.ts'
import type { Mailer } from './mail.ts'
import { createMailSender, waitAfter } from './mail-sender.ts'
import { createMailer } from './mailer.ts'
import { queueMail, takeDueMail } from './queue.ts'

const mailTo = (to: string) => ({ to, subject: 'ABC234 è il codice', text: 'ABC234', html: '<p>ABC234</p>' })

describe.each(engines)('queued mails on the %s database', (engine) => {
  let database: Database
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    db = database.db
  })
  afterAll(() => database.close())
  beforeEach(() => db.delete(outgoingMails))

  const logged: unknown[] = []
  const note = (...what: unknown[]) => void logged.push(what)
  const log = { info: note, warn: note, error: note }
  const clock = createTestClock()
  const mailSenderOf = (mailer: Mailer) => createMailSender({ db, clock, mailer, log })
  const queue = (to: string, life = 15 * MINUTE_MS) =>
    db.transaction((tx) => queueMail(tx, null, mailTo(to), clock(), new Date(clock().getTime() + life)))
  const waiting = () => db.select().from(outgoingMails)

  const noting = () => {
    const sent: string[] = []
    const mailer: Mailer = { send: async ({ to }) => void sent.push(to) }
    return { sent, mailSender: mailSenderOf(mailer) }
  }

  test('queued mails reach a real mail server complete, and are deleted once sent', async () => {
    const smtp = await startTestSmtp()
    const mailSender = mailSenderOf(
      createMailer({ smtpUrl: smtp.url, mailFrom: 'Riflesso <ciao@riflesso.it>', dataDir: '' }),
    )
    const id = await queue('ada@example.it')
    const delivered = await mailSender.sendNow(id)
    const rest = await waiting()
    await smtp.close()
    expect([delivered, rest]).toEqual([true, []])
    expect(smtp.received).toMatchObject([
      { subject: 'ABC234 è il codice', to: [{ address: 'ada@example.it' }], messageId: `<${id}@riflesso.it>` },
    ])
    expect(smtp.received[0]?.text).toContain('ABC234')
    expect(smtp.received[0]?.html).toContain('ABC234')
  })

  test('a worker takes one due mail at a time, whatever the query plan', async () => {
    for (const to of ['ada', 'eva', 'ida']) await queue(`${to}@example.it`)
    await db.transaction(async (tx) => {
      // The only plan left is a nested loop, which runs the inner query once per mail.
      for (const way of ['hashagg', 'hashjoin', 'mergejoin', 'sort', 'material', 'memoize', 'indexscan', 'bitmapscan'])
        await tx.execute(sql.raw(`set local enable_${way} = off`))
      await takeDueMail(tx, clock())
    })
    expect((await waiting()).map(({ tries }) => tries).sort()).toEqual([0, 0, 1])
  })

  test('mails are retried with growing delays while the mail server is down, then sent once', async () => {
    const first = await startTestSmtp()
    const { port } = new URL(first.url)
    await first.close()
    const mailSender = mailSenderOf(createMailer({ smtpUrl: first.url, mailFrom: 'ciao@riflesso.it', dataDir: '' }))
    expect(await mailSender.sendNow(await queue('ada@example.it'))).toBe(false)
    expect(await waiting()).toMatchObject([
      { tries: 1, dueAt: new Date(clock().getTime() + 15 * SECOND_MS), recipient: 'ada@example.it' },
    ])
    clock.advance(15 * SECOND_MS - 1)
    await mailSender.sendDue()
    expect(await waiting()).toMatchObject([{ tries: 1 }])
    clock.advance(1)
    await mailSender.sendDue()
    expect(await waiting()).toMatchObject([{ tries: 2, dueAt: new Date(clock().getTime() + 30 * SECOND_MS) }])

    const smtp = await startTestSmtp(Number(port))
    clock.advance(30 * SECOND_MS)
    await mailSender.sendDue()
    await mailSender.sendDue()
    const rest = await waiting()
    await smtp.close()
    expect(rest).toEqual([])
    expect(smtp.received).toHaveLength(1)
  })

  test('a mail that is permanently refused is dropped, a temporarily refused one is kept', async () => {
    const smtp = await startTestSmtp()
    const mailSender = mailSenderOf(createMailer({ smtpUrl: smtp.url, mailFrom: 'ciao@riflesso.it', dataDir: '' }))
    logged.length = 0
    expect(await mailSender.sendNow(await queue('rifiutato@example.it'))).toBe(false)
    expect(await mailSender.sendNow(await queue('occupato@example.it'))).toBe(false)
    const rest = await waiting()
    await smtp.close()
    expect(rest.map(({ recipient }) => recipient)).toEqual(['occupato@example.it'])
    expect(JSON.stringify(logged)).toContain('mail refused')
    expect(JSON.stringify(logged)).not.toMatch(/rifiutato|occupato|ABC234/)
  })

  test('queued mails are committed or rolled back with their transaction', async () => {
    const failing = db.transaction(async (tx) => {
      await queueMail(tx, null, mailTo('mai@example.it'), clock(), new Date(clock().getTime() + HOUR_MS))
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else went wrong')
    expect(await waiting()).toEqual([])
  })

  test('mails taken by a crashed server are sent by another after their lock expires', async () => {
    await queue('ada@example.it')
    expect(await takeDueMail(db, clock())).not.toBeNull()
    const { sent, mailSender } = noting()
    await mailSender.sendDue()
    expect(sent).toEqual([])
    clock.advance(2 * MINUTE_MS)
    await mailSender.sendDue()
    expect(sent).toEqual(['ada@example.it'])
  })

  test('several servers send each mail only once', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `persona${index}@example.it`)
    const ids = await Promise.all(names.map((name) => queue(name)))
    const servers = [noting(), noting(), noting()]
    await Promise.all(
      servers.flatMap(({ mailSender }, server) => [
        mailSender.sendDue(),
        ...ids.filter((_, index) => index % servers.length === server).map((id) => mailSender.sendNow(id)),
      ]),
    )
    expect(servers.flatMap(({ sent }) => sent).sort()).toEqual([...names].sort())
    expect(await waiting()).toEqual([])
  })

  test('expired mails are not sent', async () => {
    await queue('tardi@example.it', MINUTE_MS)
    clock.advance(MINUTE_MS)
    const { sent, mailSender } = noting()
    await mailSender.sendDue()
    expect([sent, await waiting()]).toEqual([[], []])
  })
})

test('are retried after delays that double up to an hour', () => {
  expect([1, 2, 3, 8, 9, 20].map((tries) => waitAfter(tries) / SECOND_MS)).toEqual([15, 30, 60, 1920, 3600, 3600])
})
