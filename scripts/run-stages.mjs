// Runs the stages of a command, one after the other or side by side, and says at the end how long each took.
import { spawn } from 'node:child_process'
import { environment, root } from './runtime.mjs'

/**
 * @typedef {{ title: string, program: string, args?: string[], cwd?: string, env?: NodeJS.ProcessEnv, live?: boolean }} Stage
 *   `live`: its output appears as it comes. Otherwise it appears once the stage has ended, so that stages side by side
 *   do not mix their lines.
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
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    let ended = false
    const end = (passed, problem = '') => {
      // A program that cannot be started reports both an error and an end.
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
 * Runs lanes of stages side by side. The stages of a lane run one after the other, whether the one before passed or not.
 *
 * @param {Stage[][]} lanes
 * @returns {Promise<StageResult[]>} in the order of the lanes
 */
export async function runLanes(lanes) {
  const runLane = async (stages) => {
    const results = []
    for (const stage of stages) results.push(await runStage(stage))
    return results
  }
  return (await Promise.all(lanes.map(runLane))).flat()
}

/** A duration such as '2:07', in minutes and seconds. */
export function minutes(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * Prints how long each stage took, and the whole. Stages side by side share that time: their sum is more than the whole.
 *
 * @param {StageResult[]} results
 * @param {number} wholeSeconds
 */
export function printDurations(results, wholeSeconds) {
  console.log('\nMinutes per stage')
  for (const { title, passed, seconds } of results)
    console.log(`${minutes(seconds).padStart(6)}  ${title}${passed ? '' : ' (failed)'}`)
  console.log(`${minutes(wholeSeconds).padStart(6)}  in all`)
}
