import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { freePort } from './server.ts'

const run = promisify(execFile)
const SITE = resolve(import.meta.dirname, '../../../deploy/nginx.conf')
export const SITE_NAME = 'riflesso.example.it'

export type Answer = { readonly status: number; readonly body: Buffer; readonly type: string }

type Ask = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: Buffer | string
}

/** The site of `deploy/nginx.conf`, with its own certificate, in front of servers on these two ports, which may be one. */
export async function startNginx(folder: string, ports: readonly [number, number]) {
  await mkdir(folder)
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${SITE_NAME}`, '-addext', `subjectAltName=DNS:${SITE_NAME}`, '-days', '2']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  await run('openssl', ['req', ...kind, '-keyout', key, '-out', certificate, ...subject])

  const [plain, tls] = [await freePort(), await freePort()]
  const site = (await readFile(SITE, 'utf8'))
    .replaceAll(/listen (\[::\]:)?443 /g, (_, six = '') => `listen ${six ? '[::1]' : '127.0.0.1'}:${tls} `)
    .replaceAll(/listen (\[::\]:)?80;/g, (_, six = '') => `listen ${six ? '[::1]' : '127.0.0.1'}:${plain};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
  await writeFile(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const whole = `${user} pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
http { ${temporary.join(' ')} include ${folder}/site.conf; }`
  const settings = join(folder, 'nginx.conf')
  await writeFile(settings, whole)
  await run('nginx', ['-t', '-c', settings])
  const child = spawn('nginx', ['-c', settings], { stdio: 'ignore' })
  const ended = once(child, 'exit')

  const ca = await readFile(certificate)
  const agent = new Agent({ keepAlive: true, ca, servername: SITE_NAME })
  const ask = (path: string, { method = 'GET', headers = {}, payload }: Ask = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
      const call = request(
        { agent, host: '127.0.0.1', port: tls, path, method, headers: { ...headers, ...length, host: SITE_NAME } },
        async (answer) => {
          const parts: Buffer[] = []
          for await (const part of answer) parts.push(part)
          const type = answer.headers['content-type'] ?? ''
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts), type })
        },
      )
      call.on('error', reject)
      call.end(payload)
    })
  while (!(await ask('/healthz').catch(() => null))) await wait(100)
  return {
    ask,
    /** A connection of its own, from this address of the loopback network. */
    connect: (localAddress: string): TLSSocket =>
      connectTls({ socket: connect({ host: '127.0.0.1', port: tls, localAddress }), ca, servername: SITE_NAME }),
    stop: async () => {
      agent.destroy()
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type Site = Awaited<ReturnType<typeof startNginx>>
