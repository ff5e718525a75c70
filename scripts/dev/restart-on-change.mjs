import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, relative } from 'node:path'
import { watchFolders } from './watch-folders.mjs'

/** Debounce: editors and git write a change in several steps. */
const DEBOUNCE_MS = 200

/** Tests and their helpers, which the server never loads. */
const TEST_FILES = /\.test[.-]|(^|[\\/])(testing|fixtures)[\\/]/

/**
 * Whether the server loads this file.
 *
 * @param {string} path relative to the project
 */
export const isSource = (path) => /\.(ts|sql|json|bin)$/.test(path) && !TEST_FILES.test(path)

/**
 * Runs a program and restarts it when a source file in one of the folders changes. The new process starts only when the
 * previous one has exited and released its files, such as the embedded database.
 *
 * @param {object} settings
 * @param {string} settings.program
 * @param {string[]} settings.args
 * @param {import('node:child_process').SpawnOptions & { cwd: string }} settings.options
 * @param {string[]} settings.folders
 * @param {(message: string) => void} [settings.print]
 * @returns {() => Promise<void>} stops the program and the watcher, and resolves when both have stopped
 */
export function restartOnChange({ program, args, options, folders, print = console.error }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let isStopping = false
  let isStopped = false
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  function start() {
    isStopping = false
    child = spawn(program, args, options)
    child.once('exit', () => {
      child = null
      if (isStopped) return
      if (isStopping) start()
      else print('\nThe server has ended. It starts again when a source file changes.')
    })
  }

  /** @param {string} name */
  function restart(name) {
    print(`\n${name} has changed: the server restarts.`)
    if (child === null) return start()
    // A second signal would kill the process before it has closed the database.
    if (!isStopping) child.kill('SIGTERM')
    isStopping = true
  }

  const stopWatching = watchFolders(folders, (path) => {
    if (!isSource(relative(options.cwd, path))) return
    clearTimeout(timer)
    timer = setTimeout(restart, DEBOUNCE_MS, basename(path))
  })
  start()

  return async () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    if (child === null) return
    if (!isStopping) child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
