import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024
const ROOT = '/sys/fs/cgroup'

/** A control group that holds a process and all it starts to a limit of memory, as systemd and containers do. */
export type MemoryCage = {
  /** A process that writes its id here is inside. */
  readonly procs: string
  /** How many processes the kernel has killed for lack of memory. */
  readonly kills: () => Promise<number>
  /** Only once every process inside has ended. */
  readonly remove: () => Promise<void>
}

type Layout = { readonly folder: string; readonly limit: string; readonly events: string }

/** Both versions of the kernel's interface: the group goes below the one that this process is in. */
const layouts = async (): Promise<readonly Layout[]> => {
  const lines = await readFile('/proc/self/cgroup', 'utf8').catch(() => '')
  return lines.split('\n').flatMap((line): Layout[] => {
    const [, controllers, path = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? []
    if (controllers === 'memory')
      return [{ folder: join(ROOT, 'memory', path), limit: 'memory.limit_in_bytes', events: 'memory.oom_control' }]
    return controllers === '' ? [{ folder: join(ROOT, path), limit: 'memory.max', events: 'memory.events' }] : []
  })
}

/** A new cage; null where this process may not make one. */
export async function createMemoryCage(megabytes: number): Promise<MemoryCage | null> {
  for (const { folder, limit, events } of await layouts()) {
    const own = join(folder, `riflesso-drill-${process.pid}`)
    try {
      await mkdir(own)
    } catch {
      continue
    }
    try {
      await writeFile(join(own, limit), String(megabytes * MEGABYTE))
    } catch {
      await rmdir(own)
      continue
    }
    return {
      procs: join(own, 'cgroup.procs'),
      kills: async () => Number(/^oom_kill (\d+)/m.exec(await readFile(join(own, events), 'utf8'))?.[1]),
      remove: () => rmdir(own),
    }
  }
  return null
}
