import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { DrillSalon } from '../place.ts'

/** Announced by twelve uploads, most of them as of three whole photos: together 4 kB less than the memory of all uploads, 320 MB. */
const ANNOUNCED_BYTES = [...Array<number>(10).fill(33_000_000), 5_400_000, 140_000]
export const SOCKETS = ANNOUNCED_BYTES.length
/** What every second socket sends before it trickles. */
const BURST_BYTES = 5_000_000
const TRICKLE_MS = 1000
const PART = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'

/** Answers to the uploads: their number by status and code ('408 upload-too-slow'), and connections that closed without one. */
export type Answers = Record<string, number>

/**
 * Keeps sockets open that upload a photo by a byte a second, and opens each again when it is answered or closed. Returns a function
 * that stops them and returns the answers.
 */
export function trickle(connect: () => Socket, host: string, { headers }: DrillSalon) {
  const answers: Answers = {}
  let over = false
  const open = new Set<Socket>()
  const head = [
    'POST /api/analyze-color HTTP/1.1',
    `Host: ${host}`,
    `Authorization: ${headers.authorization}`,
    'Content-Type: multipart/form-data; boundary=x',
  ]

  /** Sends until an answer has come whole or the connection has closed; resolves with what was received. */
  const upload = (announced: number, burst: number) =>
    new Promise<string>((resolve) => {
      const socket = connect()
      open.add(socket)
      let received = ''
      const trickling = setInterval(() => socket.write('x'), TRICKLE_MS)
      socket.write(`${head.join('\r\n')}\r\nContent-Length: ${announced}\r\n\r\n${PART}`)
      socket.write(Buffer.alloc(burst))
      socket.on('data', (bytes) => {
        received += bytes.toString()
        if (codeOf(received) !== null) socket.destroy()
      })
      socket.on('error', () => undefined)
      socket.once('close', () => {
        clearInterval(trickling)
        open.delete(socket)
        resolve(received)
      })
    })

  const workers = ANNOUNCED_BYTES.map(async (announced, index) => {
    while (!over) {
      const received = await upload(announced, index % 2 === 0 ? BURST_BYTES : 0)
      if (over) return
      const answer = codeOf(received) ?? 'none'
      answers[answer] = (answers[answer] ?? 0) + 1
      await wait(TRICKLE_MS)
    }
  })
  return async (): Promise<Answers> => {
    over = true
    for (const socket of open) socket.destroy()
    await Promise.all(workers)
    return answers
  }
}

/** Status and code of a whole answer, or null. */
function codeOf(received: string): string | null {
  const [, status] = /^HTTP\/1.1 (\d+) /.exec(received) ?? []
  const [, code] = /"code":"([\w-]+)"/.exec(received) ?? []
  return status && code ? `${status} ${code}` : null
}
