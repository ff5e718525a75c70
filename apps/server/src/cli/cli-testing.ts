import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HairMask, renderSamplePhoto } from '@riflesso/vision'
import sharp from 'sharp'

export type CommandRun = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

/** Runs a command line of this folder as npm does: a process of its own, relative paths from `folder`. */
export function runCli(
  command: 'measure' | 'plan' | 'check-plan' | 'analyze',
  args: readonly string[],
  { folder, input = '' }: { readonly folder?: string; readonly input?: string } = {},
): Promise<CommandRun> {
  const entry = join(import.meta.dirname, `${command}.ts`)
  const env = { ...process.env, INIT_CWD: folder ?? process.cwd() }
  const child = spawn(process.execPath, [entry, ...args], { env, cwd: tmpdir() })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, ...output }))
  })
}

/** The JSON values that a command printed, one a line. */
export const linesOf = ({ stdout }: CommandRun): unknown[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** A folder of its own for the files of a test. */
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
