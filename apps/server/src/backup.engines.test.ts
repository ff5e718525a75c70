import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis } from '#testing/analyses'
import { createPostgresDatabase, engines } from '#testing/database/test-database'
import { POSTGRES_TEMPLATE } from '#testing/global-setup'
import { samplePhoto } from '#testing/photos'
import { createTestApp } from '#testing/test-app'
import { connectDatabase } from './platform/database/connect.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** The commands under a heading of the handbook, verbatim. */
async function commandsUnder(heading: string): Promise<string> {
  const handbook = await readFile(join(root, 'docs/operations.md'), 'utf8')
  const section = handbook.split(`\n### ${heading}\n`)[1]?.split('\n#')[0]
  const commands = section?.match(/```sh\n([\s\S]*?)```/)?.[1]
  if (!commands) throw new Error(`the handbook has no commands under '${heading}'`)
  return commands
}

const follow = async (heading: string, env: Record<string, string>) =>
  run('bash', ['-euo', 'pipefail', '-c', await commandsUnder(heading)], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })

test('no command of the handbook contains a variable with a password', async () => {
  for (const heading of ['Back up PostgreSQL and a folder of photos', 'Restore PostgreSQL and a folder of photos'])
    expect(await commandsUnder(heading)).not.toMatch(/DATABASE_URL|PASSWORD/)
})

describe.each(engines)('a backup of the %s database', { timeout: 300_000 }, (engine) => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riflesso-backup-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const name = engine === 'embedded' ? 'the embedded database' : 'PostgreSQL and a folder of photos'
  const placeOf = async (dataDir: string, template?: string) => ({
    dataDir: join(folder, dataDir),
    databaseUrl: engine === 'embedded' ? null : await createPostgresDatabase(template),
  })
  type Place = Awaited<ReturnType<typeof placeOf>>
  /** The handbook's environment: `check-photos` reads DATABASE_URL, PostgreSQL's programs a service and its password. */
  async function envOf({ dataDir, databaseUrl }: Place): Promise<Record<string, string>> {
    if (databaseUrl === null) return { DATA_DIR: dataDir }
    const { hostname, port, username, password, pathname } = new URL(databaseUrl)
    const [PGSERVICEFILE, PGPASSFILE] = [join(folder, 'pg_service.conf'), join(folder, 'pgpass')]
    const service = `[riflesso]\nhost=${hostname}\nport=${port}\nuser=${username}\ndbname=${pathname.slice(1)}\n`
    await writeFile(PGSERVICEFILE, service, { mode: 0o600 })
    await writeFile(PGPASSFILE, `*:*:*:*:${decodeURIComponent(password)}\n`, { mode: 0o600 })
    return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PGSERVICE: 'riflesso', PGSERVICEFILE, PGPASSFILE }
  }

  async function open(place: Place) {
    const { db, close } = await connectDatabase(place)
    const server = await createTestApp({ db, env: { DATA_DIR: place.dataDir } })
    return {
      server,
      close: async () => {
        await server.close()
        await close()
      },
    }
  }

  test('a backup is made and restored with the commands of the handbook alone, and nothing is lost', async () => {
    const first = await placeOf('first', POSTGRES_TEMPLATE)
    const before = await open(first)
    const salon = await newSalon(before.server)
    const image = await samplePhoto('prima')
    const made = (await postAnalysis(before.server, salon, { image, supplier: 'generic' })).json()
    const url = `/api/analysis/${made.analysisId}/photo/prima`
    const { headers } = salon.session
    const photo = (await before.server.app.inject({ url, headers })).rawPayload
    await before.close()

    const backup = join(folder, 'backup')
    await follow(`Back up ${name}`, { ...(await envOf(first)), BACKUP: backup })
    for (const name of await readdir(backup, { recursive: true }))
      expect([name, (await stat(join(backup, name))).mode & 0o077]).toEqual([name, 0])
    const second = await placeOf('second')
    const { stdout } = await follow(`Restore ${name}`, { ...(await envOf(second)), BACKUP: backup })
    expect(JSON.parse(stdout)).toEqual({ photos: 1, missing: [], damaged: [] })

    const after = await open(second)
    const ask = (path: string) => after.server.app.inject({ url: path, headers })
    expect((await ask('/api/recent-analyses')).json()).toMatchObject([{ id: made.analysisId }])
    expect((await ask(`/api/analysis/${made.analysisId}/full`)).json().analysis).toEqual(made.analysis)
    expect((await ask(url)).rawPayload.equals(photo)).toBe(true)
    await after.close()
  })
})
