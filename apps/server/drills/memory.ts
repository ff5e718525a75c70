import { readFile } from 'node:fs/promises'

const EVERY_MS = 250

/** What a process has held resident since the watch began, in megabytes. */
export type MemoryReport = { readonly samples: readonly number[]; readonly peakMb: number }

/** Watches the memory of a process, as Linux tells it; elsewhere it tells nothing. */
export function createMemoryWatch(pid: number): { readonly stop: () => MemoryReport } {
  const samples: number[] = []
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
    if (kilobytes > 0) samples.push(Math.round(kilobytes / 1024))
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(watch)
      return { samples, peakMb: Math.max(0, ...samples) }
    },
  }
}
