import { developmentMailbox } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { bind } from '../http/bind.ts'
import { escapeHtml } from '../http/html.ts'
import type { SessionDeps } from '../sessions/authenticate.ts'
import { readOutbox, type StoredMail } from './file-mailer.ts'

const PATH = '/dev/posta'

/** Path of the mailbox page; null if mails are really sent, and always in production. */
export const mailboxPathOf = (config: Pick<Config, 'mode' | 'smtpUrl'>): string | null =>
  config.mode === 'production' || config.smtpUrl !== null ? null : PATH

/**
 * The mails of the outbox at /dev/posta, as JSON at /dev/posta.json (`?to=` filters by recipient), and a call that returns
 * whether they exist. Never if mails are really sent, never in production.
 */
export function registerMailbox(app: FastifyInstance, deps: SessionDeps): void {
  const { config } = deps
  const path = mailboxPathOf(config)
  bind(app, deps, developmentMailbox, async () => ({ path }))
  if (path === null) return
  app.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mailboxPage(await readOutbox(config.dataDir))),
  )
  app.get<{ Querystring: { to?: unknown } }>(`${path}.json`, { schema: { hide: true } }, async ({ query }, reply) => {
    const to = typeof query.to === 'string' ? query.to : undefined
    return reply.header('cache-control', 'no-store').send(await readOutbox(config.dataDir, { to }))
  })
}

const STYLE = `
:root { --paper: #FBF8F4; --card: #FFFFFF; --ink: #231A1E; --muted: #6B5E62; --line: #E9E0D8; --plum: #5A2346; --tint: #F3E9EF }
* { box-sizing: border-box }
body { margin: 0; padding: 40px 20px 80px; background: var(--paper); color: var(--ink); font: 16px/1.5 'Instrument Sans Variable', 'Helvetica Neue', Arial, sans-serif }
main { max-width: 760px; margin: 0 auto }
header p { margin: 0 0 32px; color: var(--muted) }
h1 { margin: 0 0 6px; font: 500 38px/1.1 'Fraunces Variable', Georgia, serif; letter-spacing: -.02em }
article { margin: 0 0 20px; padding: 24px; border: 1px solid var(--line); border-radius: 18px; background: var(--card) }
h2 { margin: 0 0 4px; font: 500 21px/1.25 'Fraunces Variable', Georgia, serif; overflow-wrap: anywhere }
.meta { margin: 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere }
.open { display: inline-block; margin: 16px 0 0; padding: 13px 22px; border-radius: 999px; background: var(--plum); color: var(--card); font-weight: 600; text-decoration: none }
.code { display: inline-block; margin: 16px 0 0; padding: 12px 20px; border-radius: 12px; background: var(--tint); color: var(--plum); font: 600 28px/1 ui-monospace, Menlo, monospace; letter-spacing: .22em; user-select: all }
details { margin: 16px 0 0 }
summary { color: var(--plum); cursor: pointer; font-weight: 600 }
iframe { width: 100%; height: 620px; margin: 12px 0 0; border: 1px solid var(--line); border-radius: 14px; background: var(--card) }
pre { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, Menlo, monospace }
.empty { padding: 56px 24px; border: 1px dashed var(--line); border-radius: 18px; color: var(--muted); text-align: center }
`

/** The development mailbox: mails that would have been sent, newest first. */
const mailboxPage = (mails: readonly StoredMail[]): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Posta in uscita · Riflesso</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Posta in uscita</h1>
<p>Senza un server SMTP le email non partono: le trovi qui, dalla più recente. Questa pagina non esiste in produzione.</p>
</header>
${mails.length === 0 ? '<p class="empty">Nessuna email, per ora. Registrati con un nuovo indirizzo: il codice arriverà qui.</p>' : mails.map(mailCard).join('\n')}
</main>
</body>
</html>
`

function mailCard(mail: StoredMail): string {
  const code = codeIn(mail.text)
  const link = linkIn(mail.text)
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">A <strong>${escapeHtml(mail.to)}</strong> · <time datetime="${escapeHtml(mail.date)}">${escapeHtml(readableDate(mail.date))}</time></p>
${code === null ? '' : `<p class="code" aria-label="Codice">${escapeHtml(code)}</p>`}
${link === null ? '' : `<p><a class="open" href="${escapeHtml(link)}">Apri il collegamento</a></p>`}
<details>
<summary>Apri il messaggio</summary>
<iframe title="${escapeHtml(mail.subject)}" sandbox="" loading="lazy" srcdoc="${escapeHtml(mail.html)}"></iframe>
</details>
<details>
<summary>Solo testo</summary>
<pre>${escapeHtml(mail.text)}</pre>
</details>
</article>`
}

/** A code is alone on its line. */
export const codeIn = (text: string): string | null => /^[A-Z0-9]{6}$/m.exec(text)?.[0] ?? null

/** A link is alone on its line too, above the signature. */
const linkIn = (text: string): string | null => /^https?:\/\/\S+$/m.exec(text.split(/^--$/m)[0] ?? '')?.[0] ?? null

const dateFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'medium' })

const readableDate = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : dateFormat.format(date)
}
