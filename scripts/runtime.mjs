// Finds and prepares what the commands need. Plain JavaScript without dependencies: it must run on whatever Node starts
// it (an old one, before anything is installed), and hands over to the pinned Node in node_modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')

/** The pinned runtime. */
export const node = join(bin, 'node')

/** Environment in which `node` and every tool are the pinned ones, and keep what they compile: it halves their start. */
export const environment = {
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
}

function digest(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** First program of that name on PATH outside this project: npm replaces node_modules while it runs. */
export function findProgram(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name)
    if (folder && !file.startsWith(modules + sep) && existsSync(file)) return file
  }
  return null
}

/** Runs a program to its end; its output goes to stderr so that stdout stays the command's own. */
export function runStep(title, program, args, options = {}) {
  console.error(`\n▸ ${title}`)
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 2, 2],
    ...options,
  })
  if (error) console.error(error.message)
  return status === 0
}

function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Installs exactly what the lock file says, when it is not what node_modules holds. */
export function ensureInstalled() {
  const stamp = join(modules, '.installed')
  const wanted = digest([join(root, 'package-lock.json')])
  if (read(stamp) === wanted && existsSync(node)) return
  const npm = process.env.npm_execpath
  // Not `npm ci`: it refuses a lock file that does not list every optional binary of every other platform.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const installed = npm
    ? runStep('Installing dependencies', findProgram('node') ?? process.execPath, [npm, ...args])
    : runStep('Installing dependencies', 'npm', args)
  if (!installed) fail('The dependencies could not be installed: see the lines above.')
  writeFileSync(stamp, wanted)
}

/** Nothing in them is part of a build. */
const SKIPPED = new Set(['node_modules', 'build', '.react-router', 'testing'])

function filesBelow(folder) {
  return readdirSync(folder)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name)
      return statSync(file).isDirectory() ? filesBelow(file) : file.includes('.test.') ? [] : [file]
    })
}

/** Builds the web app when a source it is made of changed. */
export function ensureBuilt() {
  const build = join(root, 'apps/web/build')
  const stamp = join(build, '.built')
  const wanted = digest([
    join(root, 'package-lock.json'),
    ...filesBelow(join(root, 'apps/web')),
    ...filesBelow(join(root, 'packages')),
  ])
  if (read(stamp) === wanted) return
  const { NODE_ENV: _, ...env } = environment
  const buildOnce = () =>
    runStep('Building the web app', node, [npmCli(), 'run', '--silent', '--workspace', '@riflesso/web', 'build'], {
      env,
    })
  // Pre-rendering gives each page ten seconds, and no option to change that: a busy machine may need a second try.
  if (!buildOnce() && !buildOnce()) fail('The web app could not be built: see the lines above.')
  mkdirSync(build, { recursive: true })
  writeFileSync(stamp, wanted)
}

/** npm's own program, to be run by `node`. */
export function npmCli() {
  if (process.env.npm_execpath) return process.env.npm_execpath
  const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' })
  return join(stdout.trim(), 'npm/bin/npm-cli.js')
}

// Left to themselves, the young generation of each thread's heap and glibc's arenas, several a thread, take some 400 MB
// more for no speed.
export const LEAN_FLAGS = ['--max-semi-space-size=8']
export const LEAN_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', ...environment }

/** Flags with which Node reads the settings of the file .env, where there is one. Variables that are set already win. */
export function envFileFlags() {
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/** Runs an entry on the pinned Node until it ends, passes signals on, and ends with its status. */
export function handOver(entry, args, { cwd = root, flags = [] } = {}) {
  const child = spawn(node, [...LEAN_FLAGS, ...flags, join(root, entry), ...args], {
    cwd,
    env: LEAN_ENVIRONMENT,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (status, signal) => process.exit(signal ? 1 : status))
}
