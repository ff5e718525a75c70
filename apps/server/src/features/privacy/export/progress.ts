import type { ExportProgress } from '@riflesso/contract'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { required } from '#platform/errors'
import { cancelUnfinished, changeRunning, type ExportRow, findExport, removeExportsBefore } from './repository.ts'

type ProgressDeps = Pick<Deps, 'db' | 'clock'>

/** How often a running export reports its progress. */
const REPORT_INTERVAL_MS = SECOND_MS
/** Time without a report after which an export counts as lost with its server. */
const DEAD_AFTER_MS = MINUTE_MS

const isAbandoned = ({ state, seenAt }: ExportRow, now: Date) =>
  (state === 'waiting' || state === 'running') && now.getTime() - seenAt.getTime() > DEAD_AFTER_MS

/** An export as shown to its user. */
export const presentProgress = (row: ExportRow, now: Date): ExportProgress => ({
  id: row.id,
  state: isAbandoned(row, now) ? 'failed' : row.state,
  analyses: { done: row.analysesDone, total: row.analysesTotal },
  photos: { done: row.photosDone, total: row.photosTotal },
})

/** @throws AppError 'export-not-found' */
export async function readProgress({ db, clock }: ProgressDeps, userId: string, id: string): Promise<ExportProgress> {
  const row = required(await findExport(db, userId, id), 'export-not-found')
  return presentProgress(row, clock())
}

/** Cancels an export that has not ended. @throws AppError 'export-not-found' */
export async function cancelExport(deps: ProgressDeps, userId: string, id: string): Promise<ExportProgress> {
  await cancelUnfinished(deps.db, userId, id)
  return readProgress(deps, userId, id)
}

/** Deletes the progress of exports that are over a day old. */
export const removeOldExports = ({ db, clock }: ProgressDeps) =>
  removeExportsBefore(db, new Date(clock().getTime() - DAY_MS))

export type Progress = { analyses: number; photos: number }

/**
 * Reports every second how far an export is. Aborts `signal` when the export has been cancelled.
 * `end` reports the final state, unless the export was cancelled.
 */
export function reportProgress({ db, clock }: ProgressDeps, id: string) {
  const progress: Progress = { analyses: 0, photos: 0 }
  const stop = new AbortController()
  const write = (state: 'running' | 'done' | 'failed') =>
    changeRunning(db, id, {
      state,
      analysesDone: progress.analyses,
      photosDone: progress.photos,
      seenAt: clock(),
    })
  let reporting: Promise<unknown> = Promise.resolve()
  const report = async () => {
    if (!(await write('running'))) stop.abort()
  }
  const timer = setInterval(() => {
    // A short outage of the database does not stop the export.
    reporting = reporting.then(() => report().catch(() => undefined))
  }, REPORT_INTERVAL_MS)
  return {
    progress,
    signal: stop.signal,
    end: async (state: 'done' | 'failed') => {
      clearInterval(timer)
      await reporting
      await write(state)
    },
  }
}
