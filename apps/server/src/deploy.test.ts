import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { MAX_IMAGE_BYTES } from '@riflesso/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#testing/test-app'
import { readConfig } from './platform/config.ts'
import { SETTING_NAMES } from './platform/environment.ts'

const METRICS_TOKEN = 'un segreto lungo almeno trentadue caratteri'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFile(join(root, path), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Variables that production requires. */
const required = () => {
  const result = readConfig({ NODE_ENV: 'production' })
  return result.ok ? [] : result.problems.map((problem) => problem.split(':')[0] ?? '')
}

/** Seconds from the stop signal to the abort of the last requests: drain plus grace, as in the handbook. */
const DRAIN_AND_GRACE = 10 + 30

describe('the handbook', () => {
  test('the handbook names every setting, and no other, and marks those that production requires', async () => {
    const rows = (await read('docs/operations.md')).split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    const named = rows.map((row) => ({ names: all(row.split('|')[1] ?? '', /`([A-Z0-9_]+)`/g), row }))
    expect(named.flatMap(({ names }) => names).sort()).toEqual([...SETTING_NAMES].sort())
    const marked = named.filter(({ row }) => row.split('|')[1]?.includes('†')).flatMap(({ names }) => names)
    expect(marked.sort()).toEqual(required().sort())
  })
})

describe('.env.example', () => {
  test('.env.example names every setting once, and no other', async () => {
    const names = all(await read('.env.example'), /^(?:# )?([A-Z][A-Z0-9_]*)=/gm)
    expect(names.sort()).toEqual([...SETTING_NAMES].sort())
  })

  test('.env.example starts a demonstration unchanged, with the default settings', async () => {
    const env = parseEnv(await read('.env.example')) as Record<string, string>
    expect(Object.keys(env).length).toBeGreaterThan(3)
    expect(readConfig(env)).toEqual(readConfig({}))
    expect(readConfig(env).ok).toBe(true)
  })
})

describe('the deployment examples', () => {
  const unknownOf = ({ names }: { readonly names: readonly string[] }) =>
    names.filter((name) => !SETTING_NAMES.includes(name))

  test('the deployment examples give the servers of the compose file every setting that production requires, and no unknown one', async () => {
    const compose = await read('deploy/compose.yaml')
    const [, block = ''] = compose.split('environment: &settings\n')
    const names = all(block.split('\n\n')[0] ?? '', /^ {4}([A-Z0-9_]+):/gm)
    expect(unknownOf({ names })).toEqual([])
    expect(names).toEqual(expect.arrayContaining(required()))
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(DRAIN_AND_GRACE)
  })

  test('the deployment examples run the pinned Node on the file that starts a server', async () => {
    const image = await read('deploy/Containerfile')
    const unit = await read('deploy/riflesso.service')
    const { devDependencies } = JSON.parse(await read('package.json'))
    expect(/NODE_VERSION=(.*)/.exec(image)?.[1]).toBe(devDependencies.node)
    const entries = [...all(image, /"(apps\/[^"]+)"\]/g), ...all(unit, /^ExecStart=.* (apps\/.*)$/gm)]
    expect(entries).toHaveLength(2)
    for (const entry of entries) expect(existsSync(join(root, entry)), entry).toBe(true)
    const names = all(unit, /^Environment=(.*)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g))
    expect(unknownOf({ names })).toEqual(['MALLOC_ARENA_MAX'])
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(DRAIN_AND_GRACE)
  })

  test('the deployment examples set every setting that production requires in the systemd units, and no unknown one', async () => {
    const sample = all(await read('deploy/riflesso.env'), /^([A-Z0-9_]+)=/gm)
    const unit = all(await read('deploy/riflesso.service'), /^Environment=(.*)$/gm).flatMap((line) =>
      all(line, /([A-Z_]+)=/g),
    )
    expect(unknownOf({ names: sample })).toEqual([])
    expect([...sample, ...unit]).toEqual(expect.arrayContaining(required()))
    // Listening on all addresses would expose the port without TLS, bypassing the proxy.
    expect(await read('deploy/riflesso.service')).toContain('HOST=127.0.0.1')
  })

  test('the deployment examples copy existing files into the image, and leave out unused ones', async () => {
    const copied = all(await read('deploy/Containerfile'), /^COPY --from=server \/app\/(\S+)/gm)
    expect(copied).toContain('apps/server')
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true)
    expect(await read('deploy/Containerfile')).toMatch(
      /^RUN node scripts\/sbom\.mjs > sbom\.cdx\.json$[\s\S]*^COPY --from=source \/app\/sbom\.cdx\.json /m,
    )
    expect(await read('.dockerignore')).toMatch(/^!\/scripts\/sbom\.mjs$/m)
    const left = all(await read('.dockerignore'), /^\/?([a-z*].*)$/gm)
    expect(left).toEqual(expect.arrayContaining(['tests', 'tools', 'apps/server/testing', '**/*.test.*']))
  })

  test("the deployment examples keep database and bucket off the proxy's network and off the Internet", async () => {
    const compose = await read('deploy/compose.yaml')
    const networksOf = (service: string) =>
      new RegExp(`^  ${service}:\\n(?: {4}.*\\n)*? {4}networks: \\[(.*)\\]`, 'm').exec(compose)?.[1]
    expect(networksOf('proxy')).toBe('outside')
    for (const service of ['database', 'bucket', 'dump', 'photos']) expect(networksOf(service)).toBe('inside')
    expect(compose).toMatch(/^ {2}inside:\n {4}internal: true$/m)
  })

  test('the deployment examples use metrics that the server exports', async () => {
    const server = await createTestApp({ env: { METRICS_TOKEN } })
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    await server.close()
    const watched = all(await read('deploy/alarms.yaml'), /\b((?:riflesso|process|nodejs)_\w+)/g)
    expect(watched.length).toBeGreaterThan(5)
    for (const name of watched) expect(body, name).toContain(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `)
  })

  test('the deployment examples allow request bodies of three photos in the proxies', async () => {
    const nginx = Number(/client_max_body_size (\d+)m;/.exec(await read('deploy/nginx.conf'))?.[1]) * 1024 ** 2
    const caddy = Number(/max_size (\d+)MB/.exec(await read('deploy/Caddyfile'))?.[1]) * 1000 ** 2
    expect(Math.min(nginx, caddy)).toBeGreaterThan(3 * MAX_IMAGE_BYTES + 2 * 1024 ** 2)
  })

  test('the deployment examples allow certbot to renew the certificate of the running nginx, in the folder named by the handbook', async () => {
    const [, plain = ''] = (await read('deploy/nginx.conf')).split(/^ {2}listen 80;$/m)
    expect(plain).toMatch(
      /location \/\.well-known\/acme-challenge\/ \{\s+root (\S+);\s+\}\s+location \/ \{\s+return 301 /,
    )
    const folder = /root (\S+);/.exec(plain)?.[1]
    const commands = all(await read('docs/operations.md'), /(certbot certonly .*)/g)
    expect(commands).toHaveLength(1)
    expect(commands[0]).toContain(`--webroot -w ${folder} `)
    expect(commands[0]).toContain("--deploy-hook 'systemctl reload nginx'")
  })

  test("the deployment examples keep search texts out of the proxies' logs, and hide their versions", async () => {
    const site = await read('deploy/nginx.conf')
    const format = /log_format riflesso ([^;]+);/.exec(site)?.[1] ?? ''
    expect(format).toContain('$uri')
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer|arg_)\b/)
    expect(all(site, /^\s*(server) \{/gm)).toHaveLength(all(site, /(access_log \S+ riflesso;)/g).length)
    // At less severe levels nginx logs whole requests, for example each one sent to a stopping server.
    expect(all(site, /^(\s*error_log) /gm)).toHaveLength(1)
    expect(site).toMatch(/^error_log \S+ crit;$/m)
    expect(site).toMatch(/^server_tokens off;$/m)
    expect(await read('deploy/Caddyfile')).toMatch(/^\t+request>uri regexp \\\?\.\* ""\n\t+request>headers delete$/m)
    // Debian 12 ships nginx 1.22, which does not support this directive.
    expect(site).not.toMatch(/^\s*http2 on;/m)
  })
})
