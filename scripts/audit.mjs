import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { environment, node, npmCli, root } from './runtime.mjs'

/** Vulnerabilities of production dependencies above these severities fail the checks. */
const TOLERATED_SEVERITIES = ['info', 'low', 'moderate']

/**
 * Queries the registry for known vulnerabilities of the production dependencies and prints a summary.
 *
 * @returns {Promise<'passed' | 'failed' | null>} null when the registry does not answer
 */
export async function auditDependencies() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const child = spawn(node, [npmCli(), ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const report = parse(await text(child.stdout))
  /** @param {string} message */
  const print = (message) => console.error(`\n▸ Known vulnerabilities of dependencies\n${message}`)
  if (report?.metadata?.vulnerabilities === undefined) {
    print(`SKIPPED: the registry does not answer (${report?.message ?? 'no report'}).`)
    return null
  }
  const { total, ...bySeverity } = report.metadata.vulnerabilities
  const found = Object.entries(bySeverity).filter(([, count]) => count > 0)
  const summary = found.map(([severity, count]) => `${count} ${severity}`).join(', ')
  print(total === 0 ? 'None.' : `${summary}: see \`npm audit --omit=dev\`.`)
  return found.every(([severity]) => TOLERATED_SEVERITIES.includes(severity)) ? 'passed' : 'failed'
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
