// Runs the stages of a command, sequentially or in parallel, and prints how long each took.
import { spawn } from 'node:child_process'
import { environment, root } from './runtime.mjs'

/**
 * @typedef {{ title: string, program: string, args?: string[], cwd?: string, env?: NodeJS.ProcessEnv, live?: boolean }} Stage
 *   `live`: output is streamed. Otherwise it is printed when the stage has ended, so that the output of parallel stages does
 *   not interleave.
 * @typedef {{ title: string, passed: boolean, seconds: number }} StageResult
 */

/**
 * @param {Stage} stage
 * @returns {Promise<StageResult>}
 */
export function runStage({ title, program, args = [], cwd = root, env = environment, live = false }) {
  const start = performance.now()
  if (live) console.error(`\n▸ ${title}`)
  const child = spawn(program, args, { cwd, env, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    let ended = false
    /** @param {boolean} passed */
    const end = (passed, problem = '') => {
      // A program that cannot be started emits both 'error' and 'close'.
      if (ended) return
      ended = true
      const seconds = (performance.now() - start) / 1000
      if (!live) console.error(`\n▸ ${title}\n${Buffer.concat(output)}${problem}`)
      else if (problem) console.error(problem)
      resolve({ title, passed, seconds })
    }
    child.on('error', (error) => end(false, error.message))
    child.on('close', (status) => end(status === 0))
  })
}

/**
 * Runs lanes in parallel. The stages of a lane run sequentially, and a failed stage does not stop its lane.
 *
 * @param {Stage[][]} lanes
 * @returns {Promise<StageResult[]>} in the order of the lanes
 */
export async function runLanes(lanes) {
  /** @param {Stage[]} stages */
  const runLane = async (stages) => {
    const results = []
    for (const stage of stages) results.push(await runStage(stage))
    return results
  }
  return (await Promise.all(lanes.map(runLane))).flat()
}

/**
 * A duration such as '2:07', in minutes and seconds.
 *
 * @param {number} seconds
 */
export function minutes(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * Prints how long each stage and the whole run took. Parallel stages overlap, so their sum exceeds the total.
 *
 * @param {StageResult[]} results
 * @param {number} totalSeconds
 */
export function printDurations(results, totalSeconds) {
  console.log('\nMinutes per stage')
  for (const { title, passed, seconds } of results)
    console.log(`${minutes(seconds).padStart(6)}  ${title}${passed ? '' : ' (failed)'}`)
  console.log(`${minutes(totalSeconds).padStart(6)}  total`)
}
