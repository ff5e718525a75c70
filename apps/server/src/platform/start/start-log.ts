import { hostname } from 'node:os'
import type { Config } from '../config.ts'

/** pino's numbers: these lines share a stream with the server's own log. */
const LEVELS = { info: 30, warn: 40, fatal: 60 } as const

/** Messages of a start besides the server's own log. */
export type StartLog = Readonly<Record<keyof typeof LEVELS, (message: string) => void>>

/** One JSON line per message in production; plain text elsewhere. */
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

/** Warnings at the start in production: settings without which a feature does not work. */
export function startWarnings({ mode, stripe }: Pick<Config, 'mode' | 'stripe'>): readonly string[] {
  if (mode !== 'production') return []
  if (stripe === null)
    return ['STRIPE_SECRET_KEY e STRIPE_PUBLISHABLE_KEY non sono impostate: i pagamenti non sono attivi.']
  if (stripe.webhookSecret === null)
    return [
      'STRIPE_WEBHOOK_SECRET non è impostata: gli eventi di Stripe sono rifiutati. La mostra una volta /stripe-setup.',
    ]
  return []
}
