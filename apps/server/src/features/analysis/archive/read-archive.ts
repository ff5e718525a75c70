import { buildSituation, type Seen, type Situation } from '@riflesso/colorimetry'
import { type AnalysisResult, analysisOfOption, writeMidService } from '@riflesso/consultation'
import type { fullAnalysis, midService, recentAnalysesDetailed, Slot } from '@riflesso/contract'
import { findAnalysedClient, recordHealthReads } from '#features/clients'
import type { Deps } from '#platform/deps'
import { required } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import { type PhotoStore, storedPhoto } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { findOutcome } from '../outcome/outcome-repository.ts'
import { findPhotoKey, findWhole, listRecent, listWhole, type Page, type WholeRow, wholeOf } from '../repository.ts'
import { presentFull, presentRecent, presentSummary } from './presenter.ts'

/** A page of the recent list, newest first. */
export async function readRecent({ db, clock }: Deps, salonId: string, page: Page) {
  const rows = await listRecent(db, salonId, page, clock())
  return rows.map(presentRecent)
}

/** A page of summaries, newest first, with the complete analyses on request. */
export async function readDetailed(
  deps: Deps,
  actor: Actor,
  { includeFullAnalysis, ...page }: Page & { readonly includeFullAnalysis: boolean },
): Promise<Answer<typeof recentAnalysesDetailed>> {
  const rows = await listWhole(deps.db, actor.salonId, page, deps.clock())
  await recordReads(deps, rows, actor)
  return rows.map((row) => presentSummary(row, includeFullAnalysis))
}

/** @throws AppError 'analysis-not-found' */
export async function readFull(deps: Deps, actor: Actor, id: string): Promise<Answer<typeof fullAnalysis>> {
  const row = await openAnalysis(deps, actor, id)
  const now = deps.clock()
  const client = row.clientId === null ? null : await findAnalysedClient(deps.db, actor.salonId, row.clientId, now)
  if (client?.asked && row.clientId) await recordHealthReads(deps.db, actor, [row.clientId], now)
  return presentFull(row, { client, outcome: await findOutcome(deps.db, actor.salonId, id), now })
}

/**
 * An analysis for a user who opens it: the access to its health answers is logged.
 *
 * @throws AppError 'analysis-not-found'
 */
export async function openAnalysis(deps: Deps, actor: Actor, id: string): Promise<WholeRow> {
  const row = required(await findWhole(deps.db, actor.salonId, id), 'analysis-not-found')
  await recordReads(deps, [row], actor)
  return row
}

const recordReads = ({ db, clock }: Deps, rows: readonly WholeRow[], actor: Actor) =>
  recordHealthReads(
    db,
    actor,
    rows.flatMap(({ withHealth, clientId }) => (withHealth && clientId ? [clientId] : [])),
    clock(),
  )

/** The JPEG of one photo of an analysis. Throws like `storedPhoto`. */
export const readArchivedPhoto = async (
  { db, photoStore }: Deps & { readonly photoStore: PhotoStore },
  salonId: string,
  id: string,
  slot: Slot,
) => storedPhoto(photoStore, await findPhotoKey(db, salonId, id, slot))

/** The situation of an archived analysis, with the corrections of that time; null if its answers are not kept. */
export function situationOf({ prima, dopo, declared, corrections, own }: AnalysisResult): Situation | null {
  if (declared === undefined) return null
  const { details, ...selectors } = declared
  const { hairType, condition } = selectors
  const situation =
    own === undefined
      ? buildSituation({ prima, dopo, selectors, details })
      : { current: own.current, goal: own.goal, hairType, condition, details }
  if ('ok' in situation) return null
  return corrections === undefined ? situation : { ...situation, corrections }
}

const NONE: Answer<typeof midService> = { answer: null, fasi_operative: [], sections: [], whatIf: [], nextSessions: [] }

/** The answer to a check of a bowl of the chosen option, from the archived readings and the declared answers. */
export function answerLooks(row: WholeRow, looks: readonly Seen[]): Answer<typeof midService> {
  const chosen = analysisOfOption(wholeOf(row), row.chosenOption ?? 'equilibrata')
  const situation = situationOf(chosen)
  return (situation && writeMidService({ plan: chosen.plan, situation }, looks)) ?? NONE
}
