import type { Config } from '../config.ts'
import { escapeHtml } from '../http/html.ts'
import type { Mail } from './mail.ts'

export type MailContent = {
  readonly to: string
  readonly subject: string
  readonly title: string
  /** Paragraphs before the code. */
  readonly opening: readonly string[]
  /** A code to type. */
  readonly code?: string
  /** A page to open. */
  readonly link?: { readonly label: string; readonly address: string }
  readonly closing: readonly string[]
}

/** Colours of the product. Mail programs support no style sheets: they are inlined. */
const INK = '#231A1E'
const MUTED = '#6B5E62'
const PLUM = '#5A2346'
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"
const SANS = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"

/** A mail in the product's look, as HTML and as plain text. */
export function renderMail(config: Pick<Config, 'publicUrl' | 'legal'>, content: MailContent): Mail {
  const footer = config.legal
    ? [`${config.legal.name} · ${config.legal.address}`, `P. IVA ${config.legal.vatNumber} · ${config.legal.contact}`]
    : ['Riflesso · analisi professionale del colore dei capelli']
  const action = content.code ?? content.link?.address
  const text = [content.title, ...content.opening, action, ...content.closing, '--', config.publicUrl, ...footer]
  return {
    to: content.to,
    subject: inPlainWords(content.subject),
    text: text.filter((part) => part !== undefined).join('\n\n'),
    html: html(content, config.publicUrl, footer),
  }
}

/** Mail programs decode '=?utf-8?Q?…?=', which a name may contain. The character inserted between the signs is invisible. */
const inPlainWords = (subject: string) => subject.replaceAll('=?', '=\u200b?')

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:400 16px/1.55 ${SANS};color:${INK}">${withLinks(text)}</p>`

/** Web addresses become links, without the punctuation that ends a sentence. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<]*[^\s<.,:;]/g,
    (address) => `<a href="${address}" style="color:${PLUM};font-weight:600">${address}</a>`,
  )

const codeBox = (code: string) =>
  `<div style="margin:8px 0 24px;padding:22px 12px;border-radius:14px;background:#F3E9EF;text-align:center;font:600 38px/1 ${SANS};letter-spacing:10px;color:${PLUM}">${escapeHtml(code)}</div>`

const button = ({ label, address }: NonNullable<MailContent['link']>) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:15px 28px;border-radius:999px;background:${PLUM};font:600 16px/1 ${SANS};color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></p>`

const small = (text: string) => `<p style="margin:0;font:400 12px/1.6 ${SANS};color:${MUTED}">${escapeHtml(text)}</p>`

const html = (content: MailContent, publicUrl: string, footer: readonly string[]) => `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBF8F4">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 20px;font:500 22px/1 ${SERIF};color:${PLUM}">Riflesso</p>
<div style="padding:32px 28px;border:1px solid #E9E0D8;border-radius:18px;background:#FFFFFF">
<h1 style="margin:0 0 20px;font:500 28px/1.2 ${SERIF};color:${INK}">${escapeHtml(content.title)}</h1>
${content.opening.map(paragraph).join('\n')}
${content.code === undefined ? '' : codeBox(content.code)}${content.link ? button(content.link) : ''}
${content.closing.map(paragraph).join('\n')}
</div>
<div style="padding:20px 28px">
${small(publicUrl)}
${footer.map(small).join('\n')}
</div>
</div>
</body>
</html>
`
