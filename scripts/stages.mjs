// The stages of `npm test` and `npm run check`.
import { join } from 'node:path'
import { LEAN_ENVIRONMENT, node, root } from './runtime.mjs'

/** @param {string} name */
const tool = (name) => join(root, 'node_modules/.bin', name)
/** @param {string} name */
const script = (name) => join(root, 'scripts', name)

/** Generates the route types of the web app, which its type check needs. */
export const routeTypes = {
  title: 'Route types',
  program: node,
  args: [tool('react-router'), 'typegen'],
  cwd: join(root, 'apps/web'),
}

/** @type {(project: string) => import('./run-stages.mjs').Stage} type check of one project */
export const types = (project) => ({ title: `Types: ${project}`, program: tool('tsc'), args: ['-p', project] })

export const lint = { title: 'Lint', program: tool('biome'), args: ['check', '--error-on-warnings', '.'] }
export const unusedCode = { title: 'Unused code and dependencies', program: node, args: [tool('knip')] }
export const installChromium = { title: 'Chromium', program: node, args: [script('install-chromium.mjs')] }
export const webBuild = { title: 'Web build', program: node, args: [script('build.mjs')] }

/**
 * Vitest with these arguments. Two malloc arenas save the server's tests a tenth of their CPU time.
 *
 * @type {(title: string, ...args: string[]) => import('./run-stages.mjs').Stage}
 */
export const vitest = (title, ...args) => ({
  title,
  program: node,
  args: [tool('vitest'), 'run', ...args],
  env: LEAN_ENVIRONMENT,
  live: true,
})

/**
 * Playwright with these environment variables and arguments.
 *
 * @type {(title: string, env: NodeJS.ProcessEnv, ...args: string[]) => import('./run-stages.mjs').Stage}
 */
export const playwright = (title, env, ...args) => ({
  title,
  program: node,
  args: [tool('playwright'), 'test', '--config', 'tests/playwright.config.ts', ...args],
  env,
  live: true,
})
