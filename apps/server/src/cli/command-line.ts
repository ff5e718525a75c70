import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** A command that was called in the wrong way: its message is for the user, its exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What node says of wrong arguments, in Italian. */
const SENTENCES: Readonly<Record<string, string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Opzione sconosciuta',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'Valore mancante o non valido per un’opzione',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'Argomento inatteso',
}

/** The arguments after the command; a wrong one is a UsageError that quotes it. */
export function readArguments<const O extends ParseArgsOptionsConfig>(options: O, allowPositionals: boolean) {
  try {
    return parseArgs({ options, allowPositionals, strict: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const sentence = SENTENCES[code]
    if (!sentence || !(error instanceof Error)) throw error
    const [quoted] = /'[^']+'/.exec(error.message) ?? []
    throw new UsageError(quoted ? `${sentence}: ${quoted}` : sentence)
  }
}

/** One JSON value on a line of its own. */
export const printLine = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`)

/** Runs a command to its exit status: 0 done, 1 something refused (and said so), 2 called in the wrong way. */
export async function runCommand(usage: string, command: () => Promise<0 | 1>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n\n${usage}\n`)
    process.exitCode = 2
  }
}
