import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, relative } from 'node:path'
import { watchFolders } from './watch-folders.mjs'

/** Editors and git write a change in several steps: one restart is enough for all of them. */
const SETTLE_MS = 200

/** What the product never runs: its tests and what helps them. */
const OF_TESTS = /\.test[.-]|(^|[\\/])(testing|fixtures)[\\/]/

/** Whether a change of this file, by its path in the project, is one of the product. */
export const isSource = (path) => /\.(ts|sql|json|bin)$/.test(path) && !OF_TESTS.test(path)

/**
 * Runs a program and runs it again when a source file in one of the folders has changed. The next one starts only when
 * the one before has ended: until then it holds its files, such as the embedded database.
 *
 * @returns a function that ends the program and the watching, and resolves when both have ended
 */
export function restartOnChange({ program, args, options, folders, say = console.error }) {
  let child = null
  let isAskedToEnd = false
  let isStopped = false
  let timer

  function start() {
    isAskedToEnd = false
    child = spawn(program, args, options)
    child.once('exit', () => {
      child = null
      if (isStopped) return
      if (isAskedToEnd) start()
      else say('\nThe server has ended. It starts again when a source file changes.')
    })
  }

  function restart(name) {
    say(`\n${name} has changed: the server restarts.`)
    if (child === null) return start()
    // A second signal would end it at once, without closing anything.
    if (!isAskedToEnd) child.kill('SIGTERM')
    isAskedToEnd = true
  }

  const stopWatching = watchFolders(folders, (path) => {
    if (!isSource(relative(options.cwd, path))) return
    clearTimeout(timer)
    timer = setTimeout(restart, SETTLE_MS, basename(path))
  })
  start()

  return async () => {
    isStopped = true
    clearTimeout(timer)
    stopWatching()
    if (child === null) return
    if (!isAskedToEnd) child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
