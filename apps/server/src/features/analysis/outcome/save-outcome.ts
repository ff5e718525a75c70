import {
  type LearningResult,
  learningResult,
  type OptionId,
  type OutcomePromise,
  todaysPromise,
} from '@riflesso/colorimetry'
import { analysisOfOption } from '@riflesso/consultation'
import type { outcomeFields } from '@riflesso/contract'
import type { z } from 'zod'
import { invalidValue, nothingDone } from '#platform/copy/it'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import type { Caller } from '#platform/sessions/session-store'
import { storeResult } from '../archive/colours-repository.ts'
import { type PresentedOutcome, presentOutcome } from '../archive/presenter.ts'
import { situationOf } from '../archive/read-archive.ts'
import { findWhole, type WholeRow } from '../repository.ts'
import * as repository from './outcome-repository.ts'
import { workedBowls } from './worked-bowls.ts'

/** The learning result of an outcome; null without a photo, or if it cannot be compared. */
function learningOf(
  { analysis }: Pick<WholeRow, 'analysis'>,
  { option, expected, mixed, reading }: repository.OutcomeRow['row'],
  tubes: readonly repository.WeighedTube[],
): LearningResult | null {
  const chosen = analysisOfOption(analysis, option)
  const situation = situationOf(chosen)
  if (reading === null || situation === null) return null
  const worked = workedBowls(chosen.plan.sessions[0]?.phases ?? [], mixed, tubes)
  return learningResult(chosen.plan, situation, expected.zone, worked, reading)
}

/** The subject of an outcome: the chosen option, its promise, and its bowls. */
type Promised = {
  readonly option: OptionId
  readonly expected: OutcomePromise
  /** Number of lines of each formula of today's session. */
  readonly linesOfBowls: readonly number[]
}

/** @throws AppError 'validation-failed' when nothing was to be done today */
export function promisedBy({ analysis, chosenOption }: WholeRow): Promised {
  const option = chosenOption ?? 'equilibrata'
  const { plan, fasi_operative } = analysisOfOption(analysis, option)
  const expected = todaysPromise(plan)
  if (!expected) throw new AppError('validation-failed', { fields: { id: nothingDone } })
  return { option, expected, linesOfBowls: fasi_operative.map(({ formula }) => formula.length) }
}

type Fields = z.output<typeof outcomeFields>

/**
 * Records the mixtures, the client's comment and the note; an earlier photo stays.
 *
 * @throws AppError 'analysis-not-found', 'validation-failed' for bowls that the formula does not have, or when nothing was
 * to be done today
 */
export async function saveOutcome(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { salonId, userId }: Caller,
  id: string,
  fields: Fields,
): Promise<PresentedOutcome> {
  return db.transaction(async (tx) => {
    await repository.holdSalon(tx, salonId)
    const analysis = required(await findWhole(tx, salonId, id), 'analysis-not-found')
    required(await repository.holdAnalysis(tx, salonId, id, analysis.clientId), 'analysis-not-found')
    const { option, expected, linesOfBowls } = promisedBy(analysis)
    refuseOtherBowls(fields.mixed, linesOfBowls)
    await repository.upsertOutcome(tx, {
      analysisId: id,
      salonId,
      userId,
      option,
      expected,
      ...fields,
      recordedAt: clock(),
    })
    return completeOutcome(tx, salonId, analysis)
  })
}

/** Loads the outcome just saved, and stores its learning result and its colour. */
export async function completeOutcome(tx: Db, salonId: string, analysis: WholeRow): Promise<PresentedOutcome> {
  const saved = await repository.findOutcome(tx, salonId, analysis.id)
  if (!saved) throw new Error('the outcome was not saved')
  const tubes = await repository.listWeighedTubes(tx, salonId, analysis.id, saved.row.option)
  await repository.setLearning(tx, salonId, analysis.id, learningOf(analysis, saved.row, tubes))
  await storeResult(tx, salonId, analysis.id, saved.row)
  return presentOutcome(saved)
}

function refuseOtherBowls(mixed: Fields['mixed'], linesOfBowls: readonly number[]): void {
  for (const [index, { phase, grams }] of (mixed ?? []).entries()) {
    const lines = linesOfBowls[phase]
    if (lines === undefined) refuse(`mixed.${index}.phase`)
    if (grams.length > Number(lines)) refuse(`mixed.${index}.grams`)
  }
}

function refuse(field: string): never {
  throw new AppError('validation-failed', { fields: { [field]: invalidValue } })
}
