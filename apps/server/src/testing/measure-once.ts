import { readFileSync } from 'node:fs'
import { readHairNet } from '../platform/pixels/hair-weights.ts'
import { measurePhoto } from '../platform/pixels/measure-photo.ts'

// Decodes and measures one photo, and prints as JSON whether that went well and what it took at most, in megabytes: a
// process of its own, so that the peak is of nothing else.
const answer = await measurePhoto(readHairNet(), { bytes: readFileSync(process.argv[2] ?? '') })
// In kilobytes, as the system counts.
process.stdout.write(JSON.stringify({ ok: answer.ok, peakMb: process.resourceUsage().maxRSS / 1024 }))
