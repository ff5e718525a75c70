import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls `changed` with the path of every file that changes in or below the folders. Each folder has its own watcher: on
 * Linux, Node's recursive watcher loses a file when an editor saves by renaming.
 *
 * @param {string[]} folders
 * @param {(path: string) => void} changed
 * @returns {() => void} stops watching
 */
export function watchFolders(folders, changed) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()

  /** @param {string} folder */
  function add(folder) {
    if (watchers.has(folder)) return
    watchers.set(
      folder,
      watch(folder, (_, name) => {
        if (name === null) return
        const path = join(folder, name)
        if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) add(path)
        else changed(path)
      }),
    )
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== 'node_modules') add(join(folder, entry.name))
  }

  for (const folder of folders) add(folder)
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}
