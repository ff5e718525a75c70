import { spawnSync } from 'node:child_process'
import { environment, node, npmCli, root } from './runtime.mjs'

/** From here on a known weakness of what runs in production fails the checks. */
const WORST_BEARABLE = ['info', 'low', 'moderate']

/**
 * Asks the registry for known weaknesses of the dependencies that run in production, and prints what it says.
 *
 * @returns {'passed' | 'failed' | null} null when the registry does not answer
 */
export function auditDependencies() {
  console.error('\n▸ Known weaknesses of dependencies')
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync(node, [npmCli(), ...args], { cwd: root, env: environment, encoding: 'utf8' })
  const report = parse(stdout)
  if (report?.metadata?.vulnerabilities === undefined) {
    console.error(`NOT ASKED: the registry does not answer (${report?.message ?? 'no report'}).`)
    return null
  }
  const { total, ...bySeverity } = report.metadata.vulnerabilities
  const found = Object.entries(bySeverity).filter(([, count]) => count > 0)
  const summary = found.map(([severity, count]) => `${count} ${severity}`).join(', ')
  console.error(total === 0 ? 'None is known.' : `${summary}: see \`npm audit --omit=dev\`.`)
  return found.every(([severity]) => WORST_BEARABLE.includes(severity)) ? 'passed' : 'failed'
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
