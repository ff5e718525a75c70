import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type TestSmtp = {
  readonly url: string
  /** Everything delivered so far, oldest first. */
  readonly received: Email[]
  readonly close: () => Promise<void>
}

/** A real mail server on loopback. It refuses the address 'rifiutato@…' permanently, and 'occupato@…' temporarily. */
export async function startTestSmtp(port = 0): Promise<TestSmtp> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const refusalOf = (address: string): Error | null => {
  if (address.startsWith('rifiutato')) return Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  if (address.startsWith('occupato')) return Object.assign(new Error('try again later'), { responseCode: 451 })
  return null
}
