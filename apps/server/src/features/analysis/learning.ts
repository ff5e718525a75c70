import {
  compareOutcome,
  correctionsFrom,
  doesCorrect,
  familyOf,
  learningOverview,
  type OutcomeVerdict,
  SHADE_FAMILIES,
} from '@riflesso/colorimetry'
import type { Learning, learning } from '@riflesso/contract'
import { recordAct } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import type { Actor } from '#platform/sessions/session-store'
import { findLearningChoice, listLearning, listMeasured, setLearnsFrom } from './learning-repository.ts'

/** The corrections from the outcomes of the salon, and how often its plans kept their promise. */
export async function readLearning({ db, clock }: Deps, salonId: string): Promise<Answer<typeof learning>> {
  const { since } = await findLearningChoice(db, salonId)
  const outcomes = await listLearning(db, salonId, null, since)
  return {
    since: since?.toISOString() ?? null,
    ...learningOverview(outcomes, clock().getTime()),
    accuracy: await accuracyOf(db, salonId),
  }
}

/** From now on only new outcomes correct the plans of the salon. */
export async function resetLearning(deps: Deps, actor: Actor): Promise<Answer<typeof learning>> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await setLearnsFrom(tx, actor.salonId, now)
    await recordAct(tx, actor, 'learning-reset', now)
  })
  return readLearning(deps, actor.salonId)
}

async function accuracyOf(db: Db, salonId: string): Promise<Learning['accuracy']> {
  const compared = (await listMeasured(db, salonId)).flatMap(({ expected, reading }) =>
    reading === null ? [] : [{ family: familyOf(expected.tone), ...compareOutcome(expected, reading) }],
  )
  return SHADE_FAMILIES.flatMap((family) => {
    const ofFamily = compared.filter((each) => each.family === family)
    if (ofFamily.length === 0) return []
    const level = countsOf(ofFamily.map((each) => each.level.verdict))
    const reflect = countsOf(ofFamily.map((each) => each.reflect.verdict))
    return [{ family, level, reflect }]
  })
}

const countsOf = (verdicts: readonly OutcomeVerdict[]) => {
  const count = (wanted: OutcomeVerdict) => verdicts.filter((verdict) => verdict === wanted).length
  return { reached: count('reached'), insideError: count('inside-error'), missed: count('missed') }
}

/** Corrections of a plan for this client from the salon's outcomes; null without any, or if the salon has switched them off. */
export async function correctionsFor(db: Db, salonId: string, clientId: string | null, now: Date) {
  const { isOn, since } = await findLearningChoice(db, salonId)
  if (!isOn) return null
  const outcomes = await listLearning(db, salonId, clientId, since)
  const corrections = correctionsFrom(outcomes, clientId, now.getTime())
  return doesCorrect(corrections) ? corrections : null
}
