import type { ErrorCode } from '@riflesso/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Allowance, readAllowance } from '#features/account'
import { countAttempt, type Limit, refuseWhenExhausted } from '#platform/attempt-limits'
import { MINUTE_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { abortOnClose } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import type { PhotoPool } from '#platform/pixels/pool'
import type { Caller } from '#platform/sessions/session-store'
import { isAboutPhoto } from './request/read-photos.ts'
import { type AnalyzeForm, receiveForm } from './request/receive-form.ts'
import { createSalonQueues } from './salon-queues.ts'

/**
 * An unreadable photo or an unfinished upload uses up no analysis of the plan, but costs the server as much as a readable photo.
 * Normal use stays below these limits.
 */
export const FAILED_PER_SALON: Limit = { name: 'failed-photos-salon', max: 30, windowMs: 15 * MINUTE_MS }
export const FAILED_PER_NETWORK: Limit = { name: 'failed-photos-network', max: 60, windowMs: 15 * MINUTE_MS }

type AdmissionDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'> & { readonly photoPool: PhotoPool }

/** An upload: its salon, its request, and the signal that aborts when its client disconnects. */
type Upload = { readonly salonId: string; readonly request: FastifyRequest; readonly signal: AbortSignal }

/** Runs work when one of the salon's running places is free. */
type RunQueued = <T>(work: () => Promise<T>) => Promise<T>

/** Admits, receives, queues or rejects requests for the photo threads. */
export type Admission = ReturnType<typeof createAdmission>

export function createAdmission(deps: AdmissionDeps) {
  const queues = createSalonQueues()
  const admit = <T>(
    { salonId, request, signal }: Upload,
    refuse: () => Promise<void>,
    work: (form: AnalyzeForm, run: RunQueued) => Promise<T>,
  ) =>
    queues.enter(salonId, signal, async ({ run, reserve }) => {
      const failures = failuresOf(deps, salonId, networkOf(request.ip))
      await failures.refuseTooMany()
      await refuse()
      const form = await failures.count(isUnfinished, () => receiveForm(request, signal, reserve))
      return work(form, (analysis) =>
        run(signal, async () => {
          // The last analysis may have been used while this one waited.
          await refuse()
          return failures.count(isUnreadable, analysis)
        }),
      )
    })
  const refuseWithoutRoom = () => {
    if (!deps.photoPool.hasRoom()) throw new AppError('busy')
  }
  return {
    /**
     * Admits an analysis before its photos arrive, and receives its form. `work` gets the form, and passes the analysis itself to `run`.
     * The form occupies memory until `work` has ended.
     *
     * @throws AppError 'too-many-analyses' when the salon has too many requests or bytes open, 'too-many-attempts' after too many
     * unreadable photos or unfinished uploads, 'requires-upgrade' when no analysis is left, 'busy' when threads or memory are full,
     * 'request-cancelled' for anything that fails once `signal` has aborted, or a code of `receiveForm`
     */
    admitAnalysis: <T>(upload: Upload, work: (form: AnalyzeForm, run: RunQueued) => Promise<T>) => {
      const refuse = async () => {
        const allowance = await readAllowance(deps.db, upload.salonId, deps.clock())
        if (allowance.remaining === 0) throw requiresUpgrade(allowance)
        refuseWithoutRoom()
      }
      return admit(upload, refuse, work)
    },
    /** The same for a photo that counts as no analysis: without an allowance. `read` validates the form before `work` is queued. */
    admitPhoto: <Wanted, Result>(
      {
        actor: { salonId },
        request,
        reply,
      }: Pick<Upload, 'request'> & { actor: Pick<Caller, 'salonId'>; reply: FastifyReply },
      read: (form: AnalyzeForm) => Wanted,
      work: (wanted: Wanted, signal: AbortSignal) => Promise<Result>,
    ) => {
      const signal = abortOnClose(reply)
      return admit(
        { salonId, request, signal },
        async () => refuseWithoutRoom(),
        (form, runQueued) => {
          const wanted = read(form)
          return runQueued(() => work(wanted, signal))
        },
      )
    },
    /**
     * Runs a preview sequentially with the analyses of its salon, because both need the same threads.
     *
     * @throws AppError 'too-many-analyses', or 'request-cancelled', as `admitAnalysis`
     */
    admitPreview: <T>(salonId: string, signal: AbortSignal, work: () => Promise<T>) =>
      queues.enter(salonId, signal, ({ run }) => run(signal, work)),
  }
}

export const requiresUpgrade = ({ trialAnalysesUsed, resetsAt }: Allowance): AppError =>
  new AppError('requires-upgrade', {
    requiresUpgrade: true,
    trialAnalysesUsed,
    resetDate: resetsAt?.toISOString() ?? null,
  })

/** The client disconnected, sent too slowly, or sent a form without an end. */
const isUnfinished = (code: ErrorCode): boolean =>
  code === 'request-cancelled' || code === 'upload-too-slow' || code === 'request-broken'

const isUnreadable = (code: ErrorCode): boolean => isAboutPhoto(code) || code === 'engine-failed'

/** The failed uploads of a salon and of a network. */
function failuresOf(deps: AdmissionDeps, salonId: string, network: string) {
  const limits = [
    [FAILED_PER_SALON, salonId],
    [FAILED_PER_NETWORK, network],
  ] as const
  return {
    refuseTooMany: async () => {
      for (const [limit, subject] of limits) await refuseWhenExhausted(deps, limit, subject, deps.clock())
    },
    /** Runs work, and counts its failure with one of these codes. */
    count: async <T>(isCounted: (code: ErrorCode) => boolean, work: () => Promise<T>): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        if (error instanceof AppError && isCounted(error.code))
          for (const [limit, subject] of limits) await countAttempt(deps, limit, subject, deps.clock())
        throw error
      }
    },
  }
}
