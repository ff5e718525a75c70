import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Memory limit of `deploy/riflesso.service` and `deploy/compose.yaml`. */
export const GRANTED_MB = 2048

const MEGABYTE = 1024 * 1024
const ROOT = '/sys/fs/cgroup'

/** A control group that limits the memory of a process and its children, as systemd and containers do. */
export type MemoryGroup = {
  /** A process that writes its id here joins the group. */
  readonly procs: string
  /** Number of processes killed by the kernel for lack of memory. */
  readonly kills: () => Promise<number>
  /** Only after every process of the group has ended. */
  readonly remove: () => Promise<void>
}

type Layout = { readonly folder: string; readonly limit: string; readonly events: string }

/** Both versions of the kernel's interface: the group is created below that of this process. */
const layouts = async (): Promise<readonly Layout[]> => {
  const lines = await readFile('/proc/self/cgroup', 'utf8').catch(() => '')
  return lines.split('\n').flatMap((line): Layout[] => {
    const [, controllers, path = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? []
    if (controllers === 'memory')
      return [{ folder: join(ROOT, 'memory', path), limit: 'memory.limit_in_bytes', events: 'memory.oom_control' }]
    return controllers === '' ? [{ folder: join(ROOT, path), limit: 'memory.max', events: 'memory.events' }] : []
  })
}

/** A new control group; null if this process may not create one. */
export async function createMemoryGroup(megabytes: number): Promise<MemoryGroup | null> {
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
