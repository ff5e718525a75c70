import {
  type OptionId,
  type PlanOf,
  QUESTIONS,
  type QuestionId,
  rememberedPlans,
  SIBLING_QUESTIONS,
  withoutHealthAnswers,
} from '@riflesso/colorimetry'
import { type AnalysisResult, isErased, writeSiblings } from '@riflesso/consultation'
import { type DeletionDeps, deleteExisting } from '#features/audit'
import { findAnalysedClient, recordHealthReads, withDeclaredScalp, withRetouch } from '#features/clients'
import { notOffered } from '#platform/copy/it'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { schedulePhotosOfRow } from '#platform/photo-store/photo-deletions'
import type { Actor } from '#platform/sessions/session-store'
import { writeCase } from '../engines/local.ts'
import * as repository from '../repository.ts'
import { storePromise } from './colours-repository.ts'

type Answer = { readonly question: QuestionId; readonly answer: string | null }
export type Declared = NonNullable<AnalysisResult['declared']>

/** The answers without those about health: the part archived in plain text. */
export const declaredWithoutHealth = (declared: Declared): Declared => ({
  ...declared,
  details: withoutHealthAnswers(declared.details),
})

/**
 * Answers questions of an archived analysis and plans it again from its readings, by the rules alone. Costs no use: nothing is
 * measured or archived again. The chosen option is reset, since its formula may no longer exist.
 *
 * @throws AppError 'analysis-not-found', 'answers-not-kept'
 */
export async function answerQuestions({ db, clock }: Deps, actor: Actor, id: string, answers: readonly Answer[]) {
  const planOf = rememberedPlans()
  const analysis = await db.transaction((tx) =>
    withRetouch(tx, actor.salonId, id, () => planAgain(tx, actor, id, answers, planOf, clock())),
  )
  return { analysis, siblings: writeSiblings(analysis, planOf), chosenOption: null }
}

/** The client is locked, so that no consent is withdrawn meanwhile. */
async function planAgain(tx: Db, actor: Actor, id: string, answers: readonly Answer[], planOf: PlanOf, now: Date) {
  const row = required(await repository.findWhole(tx, actor.salonId, id), 'analysis-not-found')
  const before = repository.wholeOf(row)
  if (!before.declared || before.own || isErased(before)) throw new AppError('answers-not-kept')
  const owner = row.clientId === null ? null : await findAnalysedClient(tx, actor.salonId, row.clientId, now)
  const given = answers.reduce(
    (declared, { question, answer }) => QUESTIONS[question].give(declared, answer),
    before.declared,
  )
  const { answeredHere = [] } = before.declared
  const details = owner?.declare(given.details) ?? given.details
  const declared = {
    ...given,
    details: withDeclaredScalp(details, given.details),
    answeredHere: SIBLING_QUESTIONS.filter(
      (id) => answeredHere.includes(id) || answers.some(({ question }) => question === id),
    ),
  }
  const { prima, dopo, client, corrections = null } = before
  const { details: _, ...selectors } = declared
  // With the corrections of that time: an answer must not change anything else.
  const hair = { prima: reading(prima), dopo: reading(dopo) }
  const written = writeCase({ ...hair, selectors, details, corrections, client, planOf })
  const kept = corrections === null ? {} : { corrections }
  const analysis = { ...written.analysis, ...kept, declared }
  const plain = {
    ...(written.withoutHealth ?? written.analysis),
    ...kept,
    declared: declaredWithoutHealth(declared),
  }
  await repository.replaceAnalysis(tx, actor.salonId, id, plain)
  await storePromise(tx, actor.salonId, { ...row, analysis: plain, option: 'equilibrata' })
  if (written.withoutHealth && (row.withHealth || owner?.agreed.health)) {
    await repository.replaceAnalysisHealth(tx, { analysisId: id, salonId: actor.salonId, analysis, createdAt: now })
    if (row.clientId !== null) await recordHealthReads(tx, actor, [row.clientId], now)
  }
  return analysis
}

const reading = (archived: AnalysisResult['prima']) => archived && { reading: archived }

/**
 * Stores which option of an analysis is carried out.
 *
 * @throws AppError 'analysis-not-found', or 'validation-failed' for an option that the analysis does not have
 */
export async function chooseOption({ db }: Deps, salonId: string, id: string, option: OptionId) {
  return db.transaction(async (tx) => {
    const isOffered = await withRetouch(tx, salonId, id, () => repository.setChosenOption(tx, salonId, id, option))
    const row = required(await repository.findWhole(tx, salonId, id), 'analysis-not-found')
    if (!isOffered) throw new AppError('validation-failed', { fields: { option: notOffered } })
    await storePromise(tx, salonId, { ...row, option })
    return { chosenOption: option }
  })
}

/** Deletes the row of an analysis and schedules its photos for deletion. Returns false when there is no such row. */
export async function eraseAnalysis(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  return schedulePhotosOfRow(
    tx,
    await withRetouch(tx, salonId, id, () => repository.deleteAnalysisRow(tx, salonId, id)),
    now,
  )
}

/**
 * Permanently deletes an analysis of the salon with its photos. Its use stays counted.
 *
 * @throws AppError 'analysis-not-found'
 */
export function deleteAnalysis(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  return deleteExisting(deps, actor, { kind: 'analysis', id }, eraseAnalysis)
}
