import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type PostgresServer = {
  readonly url: (database: string) => string
  /** Kills it; committed data are there once it resumes. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a separate PostgreSQL server in a temporary folder; null if its binaries are not installed. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const bin = await findBinaries()
  if (bin === null) return null
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'riflesso-postgres-'))
  if (user) await chown(folder, user.uid, user.gid)
  const options = { cwd: folder, ...user }
  const data = join(folder, 'data')
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'riflesso', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off`
  const control = (...args: readonly string[]) => pgCtl(join(bin, 'pg_ctl'), [...args, '-D', data], options)
  const resume = () => control('start', '-w', '-l', join(folder, 'log'), '-o', settings)
  const pause = () => control('stop', '-w', '-m', 'immediate')
  await resume()
  return {
    url: (database) => `postgres://riflesso@127.0.0.1:${port}/${database}`,
    pause,
    resume,
    stop: async () => {
      await pause()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server inherits pg_ctl's output stream, so nothing may wait for that to close. */
function pgCtl(command: string, args: readonly string[], options: object): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: 'ignore' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]} ended with ${code}`))))
  })
}

/** The newest installed version, in Debian's location, else from the PATH. */
async function findBinaries(): Promise<string | null> {
  const home = '/usr/lib/postgresql'
  const versions = await readdir(home).catch(() => [])
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  if (newest) return join(home, newest, 'bin')
  const found = await run('pg_config', ['--bindir']).catch(() => null)
  return found ? found.stdout.trim() : null
}

/** PostgreSQL refuses to run as root: it then runs as its own system user. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
