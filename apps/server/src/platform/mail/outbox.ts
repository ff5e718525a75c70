import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Mailer } from './mail.ts'

const folderOf = (dataDir: string) => join(dataDir, 'outbox')

/** A mailer that writes each mail as an .eml file into `<dataDir>/outbox`, named by its time-ordered id. */
export function createOutbox(dataDir: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async ({ to, subject, text, html }, id) => {
      const { message } = await transport.sendMail({ to, subject, text, html })
      await mkdir(folderOf(dataDir), { recursive: true })
      const file = join(folderOf(dataDir), `${id}.eml`)
      // A reader sees whole mails only.
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

/** The newest mails of the outbox, newest first. File names are time-ordered ids. */
export async function readOutbox(dataDir: string, limit = 100): Promise<StoredMail[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, limit)
  return Promise.all(newest.map((name) => readMail(join(folderOf(dataDir), name), name.replace(/\.eml$/, ''))))
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
