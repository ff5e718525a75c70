import { hostname } from 'node:os'

/** pino's numbers: these lines stand in one stream with those of the server's own log. */
const LEVELS = { info: 30, warn: 40, fatal: 60 } as const

/** What a start says beside the server's own log. */
export type StartLog = Readonly<Record<keyof typeof LEVELS, (message: string) => void>>

/** One JSON line a message in production, where a program reads them; plain text elsewhere, where a person does. */
export function createStartLog(isProduction: boolean): StartLog {
  if (!isProduction) {
    const failed = (message: string) => void process.stderr.write(`${message}\n`)
    return { info: (message) => void process.stdout.write(`${message}\n`), warn: failed, fatal: failed }
  }
  const sayAs = (level: keyof typeof LEVELS) => (message: string) => {
    const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname(), msg: message.trim() }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
  return { info: sayAs('info'), warn: sayAs('warn'), fatal: sayAs('fatal') }
}
