import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Mailer } from './mail.ts'

const folderOf = (dataDir: string) => join(dataDir, 'outbox')

/** A mailer that writes each mail as an .eml file into `<dataDir>/outbox`, named by its time-ordered id. */
export function createFileMailer(dataDir: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async ({ to, subject, text, html }, id) => {
      const { message } = await transport.sendMail({ to, subject, text, html })
      await mkdir(folderOf(dataDir), { recursive: true })
      const file = join(folderOf(dataDir), `${id}.eml`)
      // Readers see complete mails only.
      await writeFile(`${file}.part`, message)
      await rename(`${file}.part`, file)
    },
  }
}

export type StoredMail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  /** ISO 8601. */
  readonly date: string
  readonly text: string
  readonly html: string
}

/** The newest mails of the outbox, newest first; with `to`, only those to that address. File names are time-ordered ids. */
export async function readOutbox(
  dataDir: string,
  { to, limit = 100 }: { readonly to?: string | undefined; readonly limit?: number } = {},
): Promise<StoredMail[]> {
  const folder = folderOf(dataDir)
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
  const wanted = to === undefined ? names : await namesOfMailsTo(to, folder, names)
  return Promise.all(wanted.slice(0, limit).map((name) => readMail(join(folder, name), name.replace(/\.eml$/, ''))))
}

/** Parses the header alone: parsing a whole mail takes a hundred times longer. */
async function namesOfMailsTo(address: string, folder: string, names: readonly string[]): Promise<string[]> {
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return names.filter((_name, index) => recipientsOf(messages[index]).includes(address.toLowerCase()))
}

/** The `To` header in lower case; a long one continues on lines that start with a space. */
function recipientsOf(message: Buffer | undefined): string {
  const header = message?.subarray(0, message.indexOf('\r\n\r\n')).toString('latin1') ?? ''
  return /^To:(.*)$/im.exec(header.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]?.toLowerCase() ?? ''
}

async function readMail(file: string, id: string): Promise<StoredMail> {
  const mail = await PostalMime.parse(await readFile(file))
  return {
    id,
    to: mail.to?.map((recipient) => recipient.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
