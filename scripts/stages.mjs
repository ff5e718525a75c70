// The stages that `npm test` and `npm run check` are made of.
import { join } from 'node:path'
import { node, root } from './runtime.mjs'

const tool = (name) => join(root, 'node_modules/.bin', name)
const script = (name) => join(root, 'scripts', name)

/** Writes the types of the web app's routes, which its type check reads. */
export const routeTypes = {
  title: 'Route types',
  program: node,
  args: [tool('react-router'), 'typegen'],
  cwd: join(root, 'apps/web'),
}

/** @returns {import('./run-stages.mjs').Stage} the type check of one tsconfig.json */
export const types = (project) => ({ title: `Types: ${project}`, program: tool('tsc'), args: ['-p', project] })

export const lint = { title: 'Lint', program: tool('biome'), args: ['check', '--error-on-warnings', '.'] }
export const unusedCode = { title: 'Unused code and dependencies', program: node, args: [tool('knip')] }
export const installChromium = { title: 'Chromium', program: node, args: [script('install-chromium.mjs')] }
export const webBuild = { title: 'Web build', program: node, args: [script('build.mjs')] }

/** @returns {import('./run-stages.mjs').Stage} a run of Vitest with these arguments */
export const vitest = (title, ...args) => ({ title, program: node, args: [tool('vitest'), 'run', ...args], live: true })

/** @returns {import('./run-stages.mjs').Stage} a run of Playwright with these variables and arguments */
export const playwright = (title, env, ...args) => ({
  title,
  program: node,
  args: [tool('playwright'), 'test', '--config', 'tests/playwright.config.ts', ...args],
  env,
  live: true,
})
