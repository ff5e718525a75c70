import { readFileSync } from 'node:fs'
import { MEASURED_SIDE, type RgbaImage, readPhoto, resizeImage } from '@riflesso/vision'
import { readHairNet } from '../src/platform/pixels/hair-weights.ts'
import type { EngineAnswer } from './engine.ts'

// Finds and measures the hair of one picture on request, and nothing else, so that its peak of memory is the engine's alone.
const [pixelFile = '', width, height] = process.argv.slice(2)
const net = readHairNet()
const image: RgbaImage = { width: Number(width), height: Number(height), data: readFileSync(pixelFile) }

process.on('message', () => {
  const usage = process.cpuUsage()
  const start = performance.now()
  const { ok } = readPhoto(net, resizeImage(image, MEASURED_SIDE))
  const wallMs = performance.now() - start
  const { user, system } = process.cpuUsage(usage)
  // In kilobytes, as reported by the system.
  const peakMb = process.resourceUsage().maxRSS / 1024
  process.send?.({ ok, wallMs, cpuMs: (user + system) / 1e3, peakMb } satisfies EngineAnswer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
