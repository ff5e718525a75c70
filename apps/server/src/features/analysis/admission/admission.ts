import { type Allowance, readAllowance } from '#features/account'
import { countAttempt, type Limit, refuseWhenExhausted } from '#platform/attempt-limits'
import { MINUTE_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { PhotoPool } from '#platform/pixels/pool'
import { createSemaphore, type Semaphore } from '#platform/semaphore'
import { isAboutPhoto } from '../request/photo-codes.ts'

/** Maximum number of requests of one salon that upload, wait or run: each may have three photos in memory. */
const MAX_REQUESTS_PER_SALON = 12
/** Maximum number of analyses of one salon that run in parallel, so that one salon never takes every thread of a small machine. */
const MAX_RUNNING_PER_SALON = 2
const RETRY_AFTER_SECONDS = 5
/** Memory for the photos of all salons. The threads that read them need additional memory. */
const MAX_UPLOAD_BYTES = 320 * 1024 * 1024
/**
 * An unreadable photo uses up no analysis of the plan, but costs the server as much as a readable one. Normal use stays below
 * these limits.
 */
export const FAILED_PER_SALON: Limit = { name: 'failed-photos-salon', max: 30, windowMs: 15 * MINUTE_MS }
export const FAILED_PER_NETWORK: Limit = { name: 'failed-photos-network', max: 60, windowMs: 15 * MINUTE_MS }

type AdmissionDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'> & { readonly photoPool: PhotoPool }

type Caller = { readonly salonId: string; readonly network: string }

/** Runs work when one of the salon's running places is free. */
type RunQueued = <T>(work: () => Promise<T>) => Promise<T>

/** Admits, queues or rejects requests for the photo threads. */
export type Admission = {
  /**
   * Admits an analysis before its photos arrive. `receive` gets the upload, then passes the analysis itself to `run`.
   * `bytes` are reserved until it returns.
   *
   * @throws AppError 'too-many-analyses' when the salon has too many requests open, 'too-many-attempts' after too many
   * unreadable photos, 'requires-upgrade' when no analysis is left, 'busy' when threads or memory are full,
   * 'request-cancelled' for anything that fails once `signal` has aborted
   */
  readonly admitAnalysis: <T>(
    caller: Caller,
    bytes: number,
    signal: AbortSignal,
    receive: (run: RunQueued) => Promise<T>,
  ) => Promise<T>
  /** The same for a photo that counts as no analysis: without an allowance. */
  readonly admitPhoto: Admission['admitAnalysis']
  /**
   * Runs a preview sequentially with the analyses of its salon, because both need the same threads.
   *
   * @throws AppError 'too-many-analyses', or 'request-cancelled', as `admitAnalysis`
   */
  readonly admitPreview: <T>(salonId: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>
}

export function createAdmission(deps: AdmissionDeps): Admission {
  const salons = createSalonQueues()
  const holdBytes = createUploadBudget()
  const admit =
    (refuse: (salonId: string) => Promise<void>): Admission['admitAnalysis'] =>
    (caller, bytes, signal, receive) =>
      salons.enter(caller.salonId, signal, async (running) => {
        await refuseAfterFailures(deps, caller)
        await refuse(caller.salonId)
        const run: RunQueued = (work) =>
          running.run(signal, async () => {
            // The last analysis may have been used while this one waited.
            await refuse(caller.salonId)
            return countFailure(deps, caller, work)
          })
        return holdBytes(bytes, () => receive(run))
      })
  return {
    admitAnalysis: admit(async (salonId) => {
      await refuseWithoutAllowance(deps, salonId)
      refuseWithoutRoom(deps)
    }),
    admitPhoto: admit(async () => refuseWithoutRoom(deps)),
    admitPreview: (salonId, signal, work) => salons.enter(salonId, signal, (running) => running.run(signal, work)),
  }
}

export const requiresUpgrade = ({ trialAnalysesUsed, resetsAt }: Allowance): AppError =>
  new AppError('requires-upgrade', {
    requiresUpgrade: true,
    trialAnalysesUsed,
    resetDate: resetsAt?.toISOString() ?? null,
  })

async function refuseWithoutAllowance({ db, clock }: AdmissionDeps, salonId: string): Promise<void> {
  const allowance = await readAllowance(db, salonId, clock())
  if (allowance.remaining === 0) throw requiresUpgrade(allowance)
}

function refuseWithoutRoom({ photoPool }: AdmissionDeps): void {
  if (!photoPool.hasRoom()) throw new AppError('busy')
}

/** One queue for each salon with open requests. */
function createSalonQueues() {
  const queues = new Map<string, { open: number; readonly running: Semaphore }>()
  const enter = async <T>(salonId: string, signal: AbortSignal, work: (running: Semaphore) => Promise<T>) => {
    const queue = queues.get(salonId) ?? { open: 0, running: createSemaphore(MAX_RUNNING_PER_SALON) }
    if (queue.open >= MAX_REQUESTS_PER_SALON) {
      throw new AppError('too-many-analyses', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    queues.set(salonId, queue)
    queue.open++
    try {
      return await work(queue.running)
    } catch (error) {
      throw signal.aborted ? new AppError('request-cancelled') : error
    } finally {
      queue.open--
      if (queue.open === 0) queues.delete(salonId)
    }
  }
  return { enter }
}

/** Memory shared by the uploads of all salons, reserved before the first byte arrives. */
function createUploadBudget() {
  let held = 0
  return async <T>(bytes: number, work: () => Promise<T>): Promise<T> => {
    if (held + bytes > MAX_UPLOAD_BYTES) throw new AppError('busy')
    held += bytes
    try {
      return await work()
    } finally {
      held -= bytes
    }
  }
}

const failureLimits = ({ salonId, network }: Caller) =>
  [
    [FAILED_PER_SALON, salonId],
    [FAILED_PER_NETWORK, network],
  ] as const

async function refuseAfterFailures(deps: AdmissionDeps, caller: Caller): Promise<void> {
  for (const [limit, subject] of failureLimits(caller)) await refuseWhenExhausted(deps, limit, subject, deps.clock())
}

/** Runs an analysis and counts it when its photo could not be read. */
async function countFailure<T>(deps: AdmissionDeps, caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && (isAboutPhoto(error.code) || error.code === 'engine-failed'))
      for (const [limit, subject] of failureLimits(caller)) await countAttempt(deps, limit, subject, deps.clock())
    throw error
  }
}
