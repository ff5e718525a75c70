import type { Readable, Writable } from 'node:stream'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** Input and output of a command. */
export type Terminal = {
  readonly args: readonly string[]
  /** Base of relative paths. */
  readonly folder: string
  readonly input: Readable
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

export type Command = {
  readonly usage: string
  /** Resolves to 0 for success, or 1 when something was refused and reported. */
  readonly run: (terminal: Terminal) => Promise<0 | 1>
}

/** Wrong usage of a command: its message is for the user, its exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Node's messages for wrong arguments, in Italian. */
const SENTENCES: Readonly<Record<string, string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Opzione sconosciuta',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'Valore mancante o non valido per un’opzione',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'Argomento inatteso',
}

/** The arguments after the command; a wrong one is a UsageError that quotes it. */
export function readArguments<const O extends ParseArgsOptionsConfig>(
  { args }: Terminal,
  options: O,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals, strict: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const sentence = SENTENCES[code]
    if (!sentence || !(error instanceof Error)) throw error
    const [quoted] = /'[^']+'/.exec(error.message) ?? []
    throw new UsageError(quoted ? `${sentence}: ${quoted}` : sentence)
  }
}

/** One JSON value on one line. */
export const printLine = ({ print }: Terminal, value: unknown): void => print(`${JSON.stringify(value)}\n`)

/** Runs a command to its exit status: 0 success, 1 refused, 2 wrong usage. */
export async function runCommand({ usage, run }: Command, terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    return await run(terminal)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    terminal.printError(`${error.message}\n\n${usage}\n`)
    return 2
  }
}

/**
 * Ends the process when the reader of a stream has gone (`… | head -1`). Deferred, so that a command that has just finished
 * sets its status first.
 */
function endWithReader(stream: Writable): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    setImmediate(() => process.exit())
  })
}

/** Runs a command as this process. npm runs scripts in the project's root: INIT_CWD is the folder in which the user typed. */
export async function runAsProcess(command: Command): Promise<void> {
  endWithReader(process.stdout)
  endWithReader(process.stderr)
  process.exitCode = await runCommand(command, {
    args: process.argv.slice(2),
    folder: process.env.INIT_CWD ?? process.cwd(),
    input: process.stdin,
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  })
}
