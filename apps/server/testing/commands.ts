import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { HairMask } from '@riflesso/vision'
import sharp from 'sharp'
import { renderSamplePhoto } from '../../../packages/vision/src/testing/hair/sample-photo.ts'
import { analyzeCommand } from '../src/cli/analyze.ts'
import { checkFileCommand } from '../src/cli/check-file.ts'
import { checkPlanCommand } from '../src/cli/check-plan.ts'
import { runCommand } from '../src/cli/command-line.ts'
import { measureCommand } from '../src/cli/measure.ts'
import { planCommand } from '../src/cli/plan.ts'

export type CommandRun = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

const COMMANDS = {
  analyze: analyzeCommand,
  'check-file': checkFileCommand,
  'check-plan': checkPlanCommand,
  measure: measureCommand,
  plan: planCommand,
} as const

type Surroundings = { readonly folder?: string; readonly input?: string }

/** Runs a command in this process, with relative paths from `folder`. */
export async function runCli(
  name: keyof typeof COMMANDS,
  args: readonly string[],
  { folder = process.cwd(), input = '' }: Surroundings = {},
): Promise<CommandRun> {
  let stdout = ''
  let stderr = ''
  const status = await runCommand(COMMANDS[name], {
    args,
    folder,
    input: Readable.from([input]),
    print: (text) => {
      stdout += text
    },
    printError: (text) => {
      stderr += text
    },
  })
  return { status, stdout, stderr }
}

/** Runs a command in a separate process, as npm does. */
export async function runCliProcess(
  name: keyof typeof COMMANDS,
  args: readonly string[],
  { folder = process.cwd(), input = '' }: Surroundings = {},
): Promise<CommandRun> {
  const entry = join(import.meta.dirname, `../src/cli/${name}.ts`)
  const child = spawn(process.execPath, [entry, ...args], {
    env: { ...process.env, INIT_CWD: folder },
    cwd: tmpdir(),
  })
  child.stdin.end(input)
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, stdout, stderr }
}

type DatabaseCommand = 'check-photos' | 'delete-again' | 'reseal'

/**
 * Runs a command into a pipe to `reader`, in a shell. `stdout` is what the reader printed; `stderr` ends with the status of the
 * command. `withErrors`: its errors go into the pipe as well.
 */
export async function runIntoReader(
  name: keyof typeof COMMANDS | DatabaseCommand,
  args: readonly string[],
  reader: string,
  { input = '', withErrors = false }: { readonly input?: string; readonly withErrors?: boolean } = {},
): Promise<CommandRun> {
  const file = join(await testFolder(), 'input')
  await writeFile(file, input)
  const script = `{ { "$0" "$@" <${file} ${withErrors ? '2>&1' : ''}; echo "status $?" >&3; } | ${reader}; } 3>&2`
  const entry = join(import.meta.dirname, `../src/cli/${name}.ts`)
  const child = spawn('sh', ['-c', script, process.execPath, entry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, stdout, stderr }
}

/** The JSON values that a command printed, one a line. */
export const linesOf = ({ stdout }: CommandRun): unknown[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** A new folder for the files of a test. */
export const testFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'riflesso-cli-'))

/** Writes a rendered salon photo of known hair; the file's ending decides its format. */
export async function writeSamplePhoto(path: string, hex: string, seed = 1): Promise<HairMask> {
  const { image, mask } = renderSamplePhoto({
    style: 'front',
    seed,
    width: 480,
    hair: { roots: hex, lengths: hex, ends: hex },
  })
  const { width, height, data } = image
  await sharp(data, { raw: { width, height, channels: 4 } }).toFile(path)
  return mask
}
