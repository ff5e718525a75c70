import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { PRODUCTION } from '#testing/production'
import { connectDatabase } from '../../src/platform/database/connect.ts'
import type { Drill, Outcome } from '../drill.ts'
import { isInstalled } from '../installed.ts'
import { startNginx } from '../nginx-site.ts'
import { addSalon, type Place } from '../place.ts'
import { type DrillServer, freePort, startServer } from '../server.ts'
import { assetsOf, startTraffic } from './handbook-traffic.ts'
import { makeLaterBuild } from './later-build.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const NEEDED = ['nginx', 'age', 'openssl', 'tar']
const DATA_KEY = randomBytes(32).toString('base64')
const PASSWORD = 'una-parola-del-database'
/** The migration of the next version, applied while servers of this one run. */
const LATER_MIGRATION = `ALTER TABLE "clients" ADD COLUMN "motto" text DEFAULT 'none' NOT NULL;`
/** How long nginx avoids a server that refused a connection, as in the handbook. */
const NGINX_FAIL_MS = 15_000

/** Creates role and database as in the handbook, and the folders of two servers and their data. */
async function makeDatabase({ postgres, env, ...place }: Place, name: string): Promise<Place> {
  if (postgres === null) throw new Error('the handbook needs PostgreSQL')
  const admin = new Pool({ connectionString: postgres.url('postgres') })
  await admin.query(
    `do $$ begin create role salone login password '${PASSWORD}'; exception when duplicate_object then end $$`,
  )
  await admin.query(`create database ${name} owner salone encoding utf8 template template0`)
  await admin.query(`revoke connect on database ${name} from public`)
  await admin.end()
  const url = new URL(postgres.url(name))
  url.username = 'salone'
  url.password = PASSWORD
  const databaseUrl = url.href
  const { DATA_DIR: dataDir = '' } = env
  return {
    ...place,
    postgres,
    env: { ...env, DATA_KEY, DATABASE_URL: databaseUrl, PUBLIC_URL: PRODUCTION.PUBLIC_URL, DRAIN_SECONDS: '2' },
    open: () => connectDatabase({ dataDir, databaseUrl }),
  }
}

/** The service file of PostgreSQL's programs, instead of a password on their command line. */
async function clientFiles(folder: string, databaseUrl: string): Promise<Record<string, string>> {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const PGPASSFILE = join(folder, 'pgpass')
  await writeFile(PGPASSFILE, `*:*:*:*:${PASSWORD}\n`, { mode: 0o600 })
  return {
    PATH: process.env.PATH ?? '',
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGDATABASE: pathname.slice(1),
    PGPASSFILE,
  }
}

async function follow(given: Place, folder: string, tree: string): Promise<Outcome> {
  const place = await makeDatabase(given, 'salone')
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } = place.env
  const salon = await addSalon(place, { currentPlan: 'pro', subscriptionStatus: 'active' })
  const ports = [await freePort(), await freePort()] as const
  const servers: DrillServer[] = []
  for (const port of ports) servers.push(await startServer(place, port))
  const site = await startNginx(join(folder, 'nginx'), ports)
  const json = { ...salon.headers, 'content-type': 'application/json' }
  const inside = await Promise.all(['/metrics', '/readyz'].map((path) => site.ask(path)))
  const form = await multipart({ image: await samplePhoto('prima'), supplier: 'generic' })
  const made = await site.ask('/api/analyze-color', {
    method: 'POST',
    headers: { ...salon.headers, ...form.headers },
    payload: form.payload,
  })
  const { analysisId } = JSON.parse(made.body.toString())
  const added = await site.ask('/api/clients', {
    method: 'POST',
    headers: json,
    payload: JSON.stringify({ firstName: 'Da', lastName: 'Cancellare' }),
  })
  const clientId = JSON.parse(added.body.toString()).client.id
  const formerAssets = assetsOf((await site.ask('/')).body)

  const stopTraffic = startTraffic(site, salon, formerAssets)
  // A backup under traffic.
  const identity = join(folder, 'key')
  await run('age-keygen', ['-o', identity])
  const { stdout: recipient } = await run('age-keygen', ['-y', identity])
  await writeFile(join(folder, 'recipients'), recipient)
  const backups = join(folder, 'backups')
  const since = new Date()
  const env = await clientFiles(folder, databaseUrl)
  const backupEnv = { ...env, BACKUPS: backups, RECIPIENTS: join(folder, 'recipients'), DATA_DIR: dataDir }
  await run(join(root, 'deploy/riflesso-backup'), [], { env: backupEnv })
  const backupMs = Date.now() - since.getTime()

  // The upgrade, one server after the other.
  for (const [index, port] of ports.entries()) {
    await servers[index]?.stop()
    servers[index] = await startServer(place, port, {}, { tree })
    await wait(NGINX_FAIL_MS)
  }
  const { calls, failed, assets } = await stopTraffic()
  const admin = new Pool({ connectionString: databaseUrl })
  const { rows: migrated } = await admin.query("select id from clients where motto = 'none'")
  await admin.end()
  const newAssets = assetsOf((await site.ask('/')).body)
  const changed = newAssets.filter((path) => !formerAssets.includes(path)).length
  const deleted = await site.ask(`/api/clients/${clientId}`, { method: 'DELETE', headers: salon.headers })
  for (const server of servers) await server.stop()

  // The restore: another database, another folder, the latest ledger of the servers.
  const restoreStarted = Date.now()
  const restoredDir = join(folder, 'restored')
  await mkdir(restoredDir)
  const [backup = ''] = await readdir(backups)
  const decrypt = `set -euo pipefail
age --decrypt --identity "$IDENTITY" "$BACKUP/database.dump.age" | pg_restore --no-owner --exit-on-error --dbname="$PGDATABASE"
age --decrypt --identity "$IDENTITY" "$BACKUP/photos.tar.age" | tar --extract --directory "$DATA_DIR"
cp -a "$LEDGER/." "$DATA_DIR/ledger/"`
  const restored = await makeDatabase({ ...given, env: { ...given.env, DATA_DIR: restoredDir } }, 'restored')
  const restoreEnv = {
    IDENTITY: identity,
    BACKUP: join(backups, backup),
    DATA_DIR: restoredDir,
    LEDGER: join(dataDir, 'ledger'),
  }
  await run('bash', ['-c', decrypt], { env: { ...env, ...restoreEnv, PGDATABASE: 'restored' } })
  const command = async (name: string, ...args: readonly string[]) => {
    const entry = join(tree, `apps/server/src/cli/${name}.ts`)
    const settings = { PATH: process.env.PATH, ...PRODUCTION, ...restored.env }
    return JSON.parse((await run(process.execPath, [entry, ...args], { env: settings })).stdout)
  }
  const checked = await command('check-photos')
  const again = await command('delete-again', '--since', since.toISOString())
  servers[0] = await startServer(restored, ports[0], {}, { tree })
  const restoreMs = Date.now() - restoreStarted
  const photo = await site.ask(`/api/analysis/${analysisId}/photo/prima`, { headers: salon.headers })
  const gone = await site.ask(`/api/clients/${clientId}`, { headers: salon.headers })
  await servers[0].stop()
  await site.stop()

  const logs = ['riflesso.log', 'riflesso-error.log'].map((name) => readFile(join(folder, 'nginx', name), 'utf8'))
  const named = (await Promise.all(logs)).join('').includes('Cancellare')
  const passed =
    failed === 0 &&
    changed > 0 &&
    migrated.length > 0 &&
    inside.every(({ status }) => status === 404) &&
    deleted.status === 200 &&
    checked.photos > 0 &&
    again.repeated === 1 &&
    photo.type === 'image/jpeg' &&
    gone.status === 404 &&
    !named
  return {
    passed,
    figures: {
      calls,
      failed,
      assets,
      changedAssets: changed,
      migratedClients: migrated.length,
      backupSeconds: Math.round(backupMs / 1000),
      restoredPhotos: checked.photos,
      missingPhotos: checked.missing.length,
      deletedAgain: again.repeated,
      restoreSeconds: Math.round(restoreMs / 1000),
    },
  }
}

/**
 * Follows the handbook on one machine: database, two servers behind nginx with TLS, an encrypted backup and an upgrade to the
 * next version with a migration, under traffic, and a restore with later deletions. Leaves out systemd and containers.
 */
export const handbook: Drill = {
  name: 'handbook from install to restore',
  engines: ['postgresql'],
  run: async (place) => {
    const there = await Promise.all(NEEDED.map(isInstalled))
    const missing = NEEDED.filter((_, index) => !there[index])
    if (missing.length > 0) return { skipped: `not installed: ${missing.join(', ')}` }
    const folder = await mkdtemp(join(tmpdir(), 'riflesso-handbook-'))
    try {
      const tree = join(folder, 'later')
      if (!(await makeLaterBuild(tree, LATER_MIGRATION))) return { skipped: 'the web app is not built: npm run build' }
      return await follow(place, folder, tree)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
