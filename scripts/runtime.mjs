// Installs, builds and starts for the npm commands. Plain JavaScript without dependencies: it must run on an older Node before
// anything is installed. It then runs the command on the pinned Node in node_modules.
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

/**
 * Puts the pinned `node` and tools first on PATH. The compile cache halves their start-up time.
 *
 * @type {NodeJS.ProcessEnv}
 */
export const environment = {
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
}

/** @param {string[]} files */
function digest(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/**
 * Finds a program on PATH, outside this project's node_modules, which npm replaces while it runs.
 *
 * @param {string} name
 * @returns {string | null} path of the program
 */
export function findProgram(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name)
    if (folder && !file.startsWith(modules + sep) && existsSync(file)) return file
  }
  return null
}

/**
 * Runs a program to completion. Its output goes to stderr, so that stdout carries only the output of the command.
 *
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {boolean} whether it exited with status 0
 */
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

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Installs the dependencies of the lock file if node_modules does not match it. */
export function ensureInstalled() {
  const stamp = join(modules, '.installed')
  const wanted = digest([join(root, 'package-lock.json')])
  if (read(stamp) === wanted && existsSync(node)) return
  const npm = process.env.npm_execpath
  // Not `npm ci`: it rejects a lock file that does not list every optional binary of every platform.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const installed = npm
    ? runStep('Installing dependencies', findProgram('node') ?? process.execPath, [npm, ...args])
    : runStep('Installing dependencies', 'npm', args)
  if (!installed) fail('The dependencies could not be installed: see the lines above.')
  writeFileSync(stamp, wanted)
}

/** Folders that do not affect the build. */
const SKIPPED = new Set(['node_modules', 'build', '.react-router', 'testing'])

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name)
      return statSync(file).isDirectory() ? filesBelow(file) : file.includes('.test.') ? [] : [file]
    })
}

/** Builds the web app if one of its source files has changed. */
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
  // Pre-rendering has a fixed timeout of ten seconds per page, which a machine under load can exceed: retry once.
  if (!buildOnce() && !buildOnce()) fail('The web app could not be built: see the lines above.')
  mkdirSync(build, { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Path of npm's CLI script, to be run by `node`. */
export function npmCli() {
  if (process.env.npm_execpath) return process.env.npm_execpath
  const { stdout } = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' })
  return join(stdout.trim(), 'npm/bin/npm-cli.js')
}

// Without these limits the young generations of the heaps and glibc's arenas take some 400 MB more, without a gain in speed.
// A heap that starts at 128 MB is collected at every sixth photo instead of each: a sixth less processor time for 40 MB more.
export const LEAN_FLAGS = ['--max-semi-space-size=8', '--initial-heap-size=128']
export const LEAN_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', ...environment }

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Node flags that load .env if it exists. Variables that are already set take precedence. */
export function envFileFlags() {
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/**
 * Runs an entry on the pinned Node, forwards signals to it, and exits with its status.
 *
 * @param {string} entry path in the project
 * @param {string[]} args
 * @param {{ cwd?: string, flags?: string[] }} [options] `flags` are passed to Node
 */
export function handOver(entry, args, { cwd = root, flags = [] } = {}) {
  const child = spawn(node, [...LEAN_FLAGS, ...flags, join(root, entry), ...args], {
    cwd,
    env: LEAN_ENVIRONMENT,
    stdio: 'inherit',
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (status, signal) => process.exit(signal ? 1 : status))
}
