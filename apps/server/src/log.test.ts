import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unpackDatabase } from '#testing/database/embedded-template'
import { formData } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { PRODUCTION } from '#testing/production'
import { startTestSmtp } from '#testing/smtp'

const NETWORK = '203.0.113.77'
const PASSWORD = 'forbici-segrete-42'
const PERSON = {
  firstName: 'Domitilla',
  lastName: 'Quarantasei',
  companyName: 'Salone Settecolli',
  phoneNumber: '06 9988776',
  email: 'domitilla@settecolli.example',
}
const CLIENT = { firstName: 'Ermenegilda', lastName: 'Trentadue', phone: '+39 333 9081726', notes: 'riservatissima' }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

// A real start on a machine under load, and every use of the app.
test('the log of a whole run in production is JSON without personal data or secrets', {
  timeout: 180_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-log-'))
  await unpackDatabase(dataDir)
  const smtp = await startTestSmtp()
  const port = await freePort()
  const env = {
    ...PRODUCTION,
    SMTP_URL: smtp.url,
    PORT: String(port),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '0',
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close')
  await once(child.stdout, 'data')

  let token = ''
  async function call(method: string, path: string, body?: object | FormData | string) {
    const json = typeof body === 'object' && !(body instanceof FormData)
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        'x-forwarded-for': NETWORK,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json || typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData | string) }),
    })
    const content = await answer.text()
    return { status: answer.status, json: () => JSON.parse(content) }
  }

  const registered = await call('POST', '/api/register', { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD })
  const { registrationToken } = registered.json()
  const code = /^([A-Z0-9]{6})$/m.exec(smtp.received[0]?.text ?? '')?.[1] ?? ''
  const { email } = PERSON
  token = (await call('POST', '/api/verify-email', { email, code, registrationToken })).json().token
  expect((await call('POST', '/api/login', { email, password: 'sbagliata-anche-lei' })).status).toBe(401)
  const { client } = (await call('POST', '/api/clients', CLIENT)).json()
  expect((await call('GET', `/api/search-clients?q=${CLIENT.lastName}`)).json()).toHaveLength(1)
  const form = formData({ image: await samplePhoto('prima'), supplier: 'generic', clientId: client.id })
  const made = await call('POST', '/api/analyze-color', form)
  expect(made.status).toBe(200)
  const { id, ticket } = (await call('POST', '/api/exports', {})).json()
  expect((await call('POST', `/api/exports/${id}/archive`, { ticket })).status).toBe(200)
  expect((await call('POST', '/api/login', `{"email":"${email}`)).status).toBe(400)
  expect((await call('GET', `/api/clients/${CLIENT.lastName}?q=${CLIENT.firstName}`)).status).toBe(400)
  expect((await call('GET', `/${CLIENT.lastName}`)).status).toBe(404)
  expect((await call('POST', '/api/stripe-webhook', {})).status).toBe(503)
  expect((await call('POST', '/api/delete-account', { password: PASSWORD, confirmation: 'ELIMINA' })).status).toBe(200)

  child.kill('SIGTERM')
  await ended
  await smtp.close()
  await rm(dataDir, { recursive: true, force: true })

  const log = (await output).join('')
  // Log readers parse each line as JSON: those of the start too.
  const lines = log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const messagesOf = (level: number) => lines.filter((line) => line.level === level).map(({ msg }) => msg)
  expect(messagesOf(30)).toContain(`Riflesso è pronto: ${PRODUCTION.PUBLIC_URL}`)
  expect(messagesOf(40)).toContainEqual(expect.stringContaining('i pagamenti non sono attivi'))
  expect(lines.filter(({ level }) => level > 40)).toEqual([])
  const answered = lines.filter(({ msg }) => msg === 'answered')
  expect(answered).toHaveLength(13)
  expect(answered).toContainEqual(expect.objectContaining({ route: '/api/stripe-webhook', status: 503 }))
  for (const line of answered) expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/)
  expect(answered.map(({ route }) => route)).toContain('/api/search-clients')
  const failed = lines.filter(({ msg }) => msg === 'sign-in failed')
  expect(failed).toMatchObject([{ network: NETWORK, account: expect.stringMatching(/^[0-9a-f]{16}$/) }])
  // Nowhere but in that line: an operator must see where guesses come from.
  const others = log.split('\n').filter((line) => !line.includes('sign-in failed'))
  expect(others.join('\n')).not.toContain(NETWORK)
  const words = [...Object.values(PERSON), ...Object.values(CLIENT), PASSWORD, 'sbagliata', 'settecolli']
  for (const word of [...words, token, registrationToken, code, ticket]) {
    expect(word).not.toBe('')
    expect(log.toLowerCase()).not.toContain(word.toLowerCase())
  }
})
