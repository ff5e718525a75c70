// Decodes the photo of standard input to a PNG on standard output. Arguments: the longest side in pixels, and
// the bytes by which the process may grow. Exits with REFUSED and writes the code when the photo cannot be decoded.
// Runs in a separate process (decode-apart.ts), which alone is killed when a decoder takes too much memory.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { REFUSED } from './decode-apart.ts'
import { decodeImage, type ImageErrorCode } from './decode-image.ts'

/** The kernel kills this process before any other when memory runs out. */
const FIRST_TO_GO = '1000'

/**
 * Limits the memory that the process may allocate from now on. Only Linux has such a limit; elsewhere the header alone
 * bounds the decoder.
 */
function limitGrowth(bytes: number): void {
  if (process.platform !== 'linux') return
  const now = Number(/^VmData:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
  execFileSync('prlimit', [`--pid=${process.pid}`, `--data=${now + bytes}`])
  writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO)
}

const [maxSide, growth] = process.argv.slice(2).map(Number) as [number, number]
// One photo, then the process ends: more threads would only take memory.
sharp.concurrency(1)
sharp.cache(false)
const file = await buffer(process.stdin)
limitGrowth(growth)

try {
  const answer = await decodeImage(file, { maxSide })
  if (answer.ok) {
    const { width, height, data } = answer.image
    const opaque = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    process.stdout.write(await opaque.png({ compressionLevel: 1 }).toBuffer())
  } else refuse(answer.code)
} catch {
  // The only remaining cause is a lack of memory.
  refuse('image-too-many-pixels')
}

function refuse(code: ImageErrorCode): void {
  process.stdout.write(code)
  process.exitCode = REFUSED
}
