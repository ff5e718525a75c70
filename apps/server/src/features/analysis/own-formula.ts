import {
  asTyped,
  type BrandNotation,
  changeFormula,
  changesAfter,
  type DeclaredDetails,
  forRegrowth,
  headLater,
  missingPieces,
  notationOf,
  ownFormula,
  readFormula,
  type TypedPhase,
  withoutHealthAnswers,
  workedPhases,
  writeNotation,
} from '@riflesso/colorimetry'
import { analysisOfOption, writeAnalysis, writeVerdicts, writeWithoutHealth } from '@riflesso/consultation'
import type { LastFormula, lastFormula, saveOwnFormula } from '@riflesso/contract'
import type { z } from 'zod'
import { readSettings } from '#features/account'
import { findAnalysedClient, holdClient, requireClient, withDeclaredScalp } from '#features/clients'
import { WEEK_MS } from '#platform/clock'
import { actOfAnother, formulaIncomplete, formulaUnread } from '#platform/copy/it'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import { newId } from '#platform/ids'
import { NO_PHOTOS } from '#platform/photo-store/forget-photos'
import type { Caller } from '#platform/sessions/session-store'
import { declaredWithoutHealth } from './archive/change-archive.ts'
import { insertArchived } from './archive/insert-archived.ts'
import { situationOf } from './archive/read-archive.ts'
import { correctionsFor } from './learning.ts'
import { onceOf } from './once.ts'
import { findOutcome, listWeighedTubes } from './outcome/outcome-repository.ts'
import { workedBowls } from './outcome/worked-bowls.ts'
import { listCards } from './paper-card-repository.ts'
import { findByAct, findLastOf, findWhole, type WholeRow } from './repository.ts'

type Written = z.output<(typeof saveOwnFormula)['body']>

/** @throws AppError 'validation-failed' for a text that is not understood as a whole, or lacks a piece */
function phasesIn(text: string, brand: BrandNotation | null): readonly TypedPhase[] {
  const { phases, unread } = readFormula(text, brand)
  const refuse = (message: string) => new AppError('validation-failed', { fields: { text: message } })
  if (unread.length > 0) throw refuse(formulaUnread(unread.map(({ start, end }) => text.slice(start, end))))
  if (phases.length === 0 || phases.some((phase) => missingPieces(phase).length > 0)) throw refuse(formulaIncomplete)
  return phases
}

/**
 * Archives a colourist's own formula as an analysis without photos. The act that made one makes no second.
 *
 * @throws AppError with a code of the operation; 'validation-failed' for the act of another client, or of an analysis by photo
 */
export function archiveOwnFormula(
  deps: Deps,
  actor: Caller,
  clientId: string,
  written: Written,
  actKey: string | null,
): Promise<Answer<typeof saveOwnFormula>> {
  const made = async () => {
    const analysisId = actKey && (await findByAct(deps.db, actor.salonId, actKey))
    if (!analysisId) return null
    const row = await findWhole(deps.db, actor.salonId, analysisId)
    if (row?.clientId !== clientId || row.analysis.own === undefined)
      throw new AppError('validation-failed', { fields: { actKey: actOfAnother } })
    return { analysisId }
  }
  return onceOf(made, () => archive(deps, actor, clientId, written, actKey))
}

/** The card has no field for asthma to persulfates: the last analysis says it, if the client consented to keeping it. */
const isAsthmatic = (last: WholeRow | null): boolean =>
  last?.withHealth?.declared?.details.safety.persulfateAsthma === true

const withAsthma = (details: DeclaredDetails): DeclaredDetails => ({
  ...details,
  safety: { ...details.safety, persulfateAsthma: true },
})

async function archive({ db, clock }: Deps, actor: Caller, clientId: string, written: Written, actKey: string | null) {
  const { salonId } = actor
  const { reflects } = await readSettings(db, salonId)
  const phases = phasesIn(written.text, written.brand && notationOf(written.brand, reflects))
  const owner = required(await findAnalysedClient(db, salonId, clientId, clock()), 'client-not-found')
  const given = withoutHealthAnswers(written.head.details)
  const last = owner.agreed.health ? await findLastOf(db, salonId, clientId) : null
  const details = owner.declare(isAsthmatic(last) ? withAsthma(given) : given)
  const corrections = await correctionsFor(db, salonId, clientId, clock())
  const learnt = corrections === null ? {} : { corrections }
  const { plan, situation, vetoes } = ownFormula(phases, { ...written.head, ...learnt, details })
  if (vetoes.length > 0) {
    const reasons = new Set(writeVerdicts(vetoes).map(({ reason }) => reason))
    throw new AppError('formula-vetoed', { fields: { text: [...reasons].join(' ') } })
  }
  const { hairType, condition, current, goal } = situation
  const declared = { hairType, base: null, condition, details: withDeclaredScalp(situation.details, given) }
  const kept = { ...learnt, questions: [], own: { text: written.text, current, goal } }
  const client = { firstName: owner.firstName, lastName: owner.lastName }
  const input = { prima: null, dopo: null, situation, plan, client }
  const withoutHealth = writeWithoutHealth(input)
  const id = newId()
  await db.transaction(async (tx) => {
    required(await holdClient(tx, salonId, clientId), 'client-not-found')
    const now = clock()
    await insertArchived(
      tx,
      actor,
      {
        analysis: { ...writeAnalysis(input), ...kept, declared },
        withoutHealth: withoutHealth && { ...withoutHealth, ...kept, declared: declaredWithoutHealth(declared) },
        health: { isKept: owner.agreed.health, consentText: null },
        row: { id, clientId, slot: 'prima', actKey, ...NO_PHOTOS, photosDeletedAt: now },
      },
      now,
    )
  })
  return { analysisId: id }
}

/** The last formula of a client, and the head since then. @throws AppError 'client-not-found' */
export async function readLastFormula(
  { db, clock }: Deps,
  salonId: string,
  clientId: string,
): Promise<Answer<typeof lastFormula>> {
  await requireClient(db, salonId, clientId)
  const { brand, reflects } = await readSettings(db, salonId)
  const notation = brand && notationOf(brand, reflects)
  const row = await findLastOf(db, salonId, clientId)
  const mixed = row && (await mixedFormula(db, salonId, row, notation, clock()))
  const [card] = await listCards(db, salonId, clientId)
  const isCardLater = card !== undefined && (row === null || new Date(card.servedOn) > row.analysisDate)
  if (!isCardLater && mixed) return { last: mixed }
  if (card === undefined || readFormula(card.formula, notation).unread.length > 0) return { last: mixed }
  const mixedAt = new Date(card.servedOn)
  const { formula: text } = card
  return {
    last: { mixedAt: mixedAt.toISOString(), weeks: weeksSince(mixedAt, clock()), text, brand, changes: [], head: null },
  }
}

const weeksSince = (then: Date, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - then.getTime()) / WEEK_MS))

/** The formula of an archived analysis as it was mixed; null if nothing was to be done, or its answers are not kept. */
async function mixedFormula(
  db: Db,
  salonId: string,
  row: WholeRow,
  brand: BrandNotation | null,
  now: Date,
): Promise<LastFormula | null> {
  const option = row.chosenOption ?? 'equilibrata'
  // Without the answers about health: the formula is the same.
  const { plan, ...chosen } = analysisOfOption(row.analysis, option)
  const situation = situationOf({ plan, ...chosen })
  const [today] = plan.sessions
  if (situation === null || today === undefined) return null
  const outcome = await findOutcome(db, salonId, row.id)
  const tubes = await listWeighedTubes(db, salonId, row.id, option)
  const phases = workedPhases(today.phases, workedBowls(today.phases, outcome?.row.mixed ?? null, tubes))
  const measured = outcome?.row.reading ?? null
  const weeks = weeksSince(row.analysisDate, now)
  const done = { plan: { ...plan, sessions: [{ ...today, phases }] }, situation, weeks, measured }
  const changes = outcome && measured ? changesAfter(outcome.row.expected, measured) : []
  const typed = forRegrowth(asTyped(phases, plan.technique), done)
  if (typed.length === 0) return null
  return {
    mixedAt: row.analysisDate.toISOString(),
    weeks,
    ...writeNotation(changes.reduce(changeFormula, typed), brand),
    changes: [...changes],
    head: headLater(done),
  }
}
