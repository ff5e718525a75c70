import { readFileSync } from 'node:fs'
import { decodeAndRead } from '#platform/pixels/decode-and-read'
import { readHairNet } from '#platform/pixels/hair-weights'

// Decodes and measures one photo, and prints as JSON whether that succeeded and its peak memory in megabytes. A
// separate process, so that the peak includes nothing else.
const answer = await decodeAndRead(readHairNet(), { bytes: readFileSync(process.argv[2] ?? '') })
// Not `resourceUsage().maxRSS`: on Linux it starts with the memory of the parent process.
const [, peakKb] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
process.stdout.write(JSON.stringify({ ok: answer.ok, peakMb: Number(peakKb) / 1024 }))
