import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ImageErrorCode } from './decode-image.ts'

/** Exit status of a process whose decoder refused the photo; its output is the code. */
export const REFUSED = 3

const script = join(import.meta.dirname, 'decode-process.ts')

export type ApartAnswer =
  | { readonly ok: true; readonly png: Uint8Array }
  | { readonly ok: false; readonly code: ImageErrorCode }

/**
 * Decodes a photo in a separate process to a PNG of at most `maxSide` pixels a side. The process may grow by `growth`
 * bytes once it has loaded its decoders; one that needs more is killed, and the answer is `image-too-many-pixels`.
 *
 * Rejects when the process cannot start; and with the reason of `signal` when that aborts, which kills the process.
 */
export async function decodeApart(
  file: Uint8Array,
  { maxSide, growth, signal }: { readonly maxSide: number; readonly growth: number; readonly signal: AbortSignal },
): Promise<ApartAnswer> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [script, String(maxSide), String(growth)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // A decoder needs none of the server's settings.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1' },
  })
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end, { once: true })
  try {
    const [output, [status, killedBy]] = await outcomeOf(child, file)
    signal.throwIfAborted()
    if (status === 0) return { ok: true, png: new Uint8Array(output) }
    if (status === REFUSED) return { ok: false, code: output.toString() as ImageErrorCode }
    // A decoder without memory ends its process, or the kernel does.
    if (killedBy) return { ok: false, code: 'image-too-many-pixels' }
    throw new Error(`the decoder's process ended with ${status}`)
  } finally {
    signal.removeEventListener('abort', end)
  }
}

function outcomeOf(child: ChildProcess, file: Uint8Array) {
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('a process without pipes')
  // The process may end before it has read everything: the status is the answer.
  stdin.on('error', () => undefined)
  stdin.end(file)
  return Promise.all([buffer(stdout), once(child, 'close')])
}
