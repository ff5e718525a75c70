// Installs Chromium for the browser tests if there is none: from the system's packages when run as root, else Playwright's.
import { join } from 'node:path'
import { environment, findProgram, node, root, runStep } from './runtime.mjs'

const found = () =>
  process.env.CHROMIUM_PATH ?? ['chromium', 'chromium-browser', 'google-chrome'].map(findProgram).find(Boolean)

if (!found() && findProgram('apt-get') && process.getuid?.() === 0) {
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
  runStep('Updating the package lists', 'apt-get', ['update', '-q'], { env })
  runStep('Installing Chromium', 'apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
}
if (!found()) {
  const playwright = join(root, 'node_modules/.bin/playwright')
  const installed = runStep('Installing Chromium', node, [playwright, 'install', '--with-deps', 'chromium'])
  process.exitCode = installed ? 0 : 1
}
