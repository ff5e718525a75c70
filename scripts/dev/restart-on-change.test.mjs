import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isSource, restartOnChange } from './restart-on-change.mjs'

test.each([
  ['features/auth/login.ts', true],
  ['0001_seeds.sql', true],
  ['vision/weights/hair-net.bin', true],
  ['features/auth/login.test.ts', false],
  ['testing/builders.ts', false],
  ['colorimetry/src/testing/any-plan.ts', false],
  ['features/auth/login.ts~', false],
])('isSource(%s) is %s', (name, expected) => {
  expect(isSource(name)).toBe(expected)
})

/** Locks a folder as the embedded database does, and releases it 300 ms after SIGTERM. */
const PROGRAM = `
  import { appendFileSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs'
  const say = (line) => appendFileSync('log', line + '\\n')
  try { mkdirSync('held') } catch { say('refused'); process.exit(1) }
  say('started ' + readFileSync('source.ts', 'utf8'))
  process.on('SIGTERM', () => setTimeout(() => { rmdirSync('held'); say('ended'); process.exit(0) }, 300))
  setInterval(() => {}, 1000)
`

describe('restartOnChange', () => {
  /** @type {string} */
  let folder
  /** @type {() => Promise<void>} */
  let stop
  /** @type {string[]} */
  let printed
  const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
  /** Saves by renaming, as many editors do. @param {string} text */
  const write = (text) => {
    writeFileSync(join(folder, 'source.part'), text)
    renameSync(join(folder, 'source.part'), join(folder, 'source.ts'))
  }
  /** @param {string[]} lines */
  const expectLog = (lines) => vi.waitFor(() => expect(log()).toEqual(lines), { timeout: 30_000 })
  /** @param {string} program */
  const run = (program) => {
    printed = []
    stop = restartOnChange({
      program: process.execPath,
      args: ['--input-type=module', '--eval', program],
      options: { cwd: folder, stdio: 'ignore' },
      folders: [folder],
      print: (line) => printed.push(line.trim()),
    })
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'restart-'))
    write('one')
    writeFileSync(join(folder, 'log'), '')
  })
  afterEach(async () => {
    await stop()
    rmSync(folder, { recursive: true })
  })

  test('restartOnChange starts the new process after the previous one has released its files', async () => {
    run(PROGRAM)
    await expectLog(['started one'])
    write('two')
    await expectLog(['started one', 'ended', 'started two'])
    write('three')
    await expectLog(['started one', 'ended', 'started two', 'ended', 'started three'])
  })

  test('restartOnChange never runs two processes at once during rapid changes', async () => {
    run(PROGRAM)
    await expectLog(['started one'])
    write('two')
    await vi.waitFor(() => expect(printed).toEqual(['source.ts has changed: the server restarts.']), {
      timeout: 30_000,
    })
    write('three')
    await vi.waitFor(() => expect(log().at(-1)).toBe('started three'), { timeout: 30_000 })
    expect(log()).not.toContain('refused')
  })

  test('restartOnChange waits for a change when the program exits by itself', async () => {
    run(`import { appendFileSync } from 'node:fs'; appendFileSync('log', 'failed\\n'); process.exit(1)`)
    await vi.waitFor(() => expect(printed).toEqual([expect.stringContaining('has ended')]), { timeout: 30_000 })
    expect(log()).toEqual(['failed'])
    write('two')
    await expectLog(['failed', 'failed'])
  })

  test('restartOnChange ends the program when it is stopped', async () => {
    run(PROGRAM)
    await expectLog(['started one'])
    await stop()
    expect(log()).toEqual(['started one', 'ended'])
  })
})
