// Installs a browser for the tests: the headless shell from the system's packages when run as root, because it takes a fifth
// less CPU time than Chromium with its windows. Elsewhere Playwright's own, if there is none.

import { join } from 'node:path'
import { environment, findProgram, node, root, runStep } from './runtime.mjs'

const SHELL = 'chromium-headless-shell'
/** Without a network the installation fails fast, and an existing browser is used. */
const QUICK_FAILURE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

/** @param {string[]} names */
const found = (...names) => process.env.CHROMIUM_PATH ?? names.map(findProgram).find(Boolean)

if (!found(SHELL) && findProgram('apt-get') && process.getuid?.() === 0) {
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
  runStep('Updating the package lists', 'apt-get', ['update', '-q', ...QUICK_FAILURE], { env })
  const install = ['install', '-y', '-q', '--no-install-recommends', ...QUICK_FAILURE, SHELL]
  runStep('Installing the headless shell of Chromium', 'apt-get', install, { env })
}
if (!found(SHELL, 'chromium', 'chromium-browser', 'google-chrome')) {
  const playwright = join(root, 'node_modules/.bin/playwright')
  const installed = runStep('Installing Chromium', node, [playwright, 'install', '--with-deps', 'chromium'])
  process.exitCode = installed ? 0 : 1
}
