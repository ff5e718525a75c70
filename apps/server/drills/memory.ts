import { readdir, readFile } from 'node:fs/promises'

const EVERY_MS = 100

/** Resident memory of a server and its processes since the start of the measurement, in megabytes. */
export type MemoryReport = { readonly samples: readonly number[]; readonly peakMb: number }

const kilobytesOf = async (pid: number, field: 'VmRSS' | 'RssAnon') => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

/** Indirect children count, too. */
const descendantsOf = async (pid: number): Promise<readonly number[]> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  )
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()]
}

/** Pages shared between processes are counted once: those of the server's own programs and libraries. */
const residentMb = async (pid: number): Promise<number> => {
  const own = await kilobytesOf(pid, 'VmRSS')
  if (own === 0) return 0
  const others = await Promise.all((await descendantsOf(pid)).map((child) => kilobytesOf(child, 'RssAnon')))
  return Math.round(others.reduce((sum, kilobytes) => sum + kilobytes, own) / 1024)
}

/** Measures the memory of a server on Linux; elsewhere it measures nothing. */
export function createMemoryWatch(pid: number): { readonly peakMb: () => number; readonly stop: () => MemoryReport } {
  const samples: number[] = []
  const watch = setInterval(async () => {
    const megabytes = await residentMb(pid)
    if (megabytes > 0) samples.push(megabytes)
  }, EVERY_MS)
  const peakMb = () => Math.max(0, ...samples)
  return {
    peakMb,
    stop: () => {
      clearInterval(watch)
      return { samples, peakMb: peakMb() }
    },
  }
}
