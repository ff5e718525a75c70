import {
  compareOutcome,
  labFromHex,
  measuredZone,
  type OptionId,
  type OutcomePromise,
  type ToneName,
  todaysPromise,
} from '@riflesso/colorimetry'
import { type AnalysisResult, analysisOfOption } from '@riflesso/consultation'
import type { ArchiveFilter } from '@riflesso/contract'
import type { Reading } from '@riflesso/vision'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { type Db, matches } from '#platform/database/db'
import { analysisColours } from '#platform/database/schema/index'

type Planned = {
  readonly id: string
  /** Without its health answers. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
}

type Shade = { readonly level: number; readonly tone: { readonly primary: ToneName } }

/** Level and reflect that an analysis is found by. */
const shadeOf = ({ level, tone }: Shade) => ({ level: Math.round(level), reflect: tone.primary })

/** Stores the colour that an analysis promises for today, in the transaction that archives or changes it. */
export async function storePromise(tx: Db, salonId: string, { id, analysis, option }: Planned): Promise<void> {
  const promise = todaysPromise(analysisOfOption(analysis, option).plan)
  const { level, reflect } = promise ? shadeOf(promise) : { level: null, reflect: null }
  const promised = { promised: promise && labFromHex(promise.hex), promisedLevel: level, promisedReflect: reflect }
  await tx
    .insert(analysisColours)
    .values({ analysisId: id, salonId, ...promised })
    .onConflictDoUpdate({ target: analysisColours.analysisId, set: promised })
}

const setReached = (
  tx: Db,
  salonId: string,
  analysisId: string,
  reached: Pick<typeof analysisColours.$inferInsert, 'reachedLevel' | 'reachedReflect' | 'isKept'>,
) => tx.update(analysisColours).set(reached).where(matches(analysisColours, { salonId, analysisId }))

/** Deletes the colour that an outcome measured, in the transaction that deletes the outcome. */
export const forgetResult = (tx: Db, salonId: string, analysisId: string) =>
  setReached(tx, salonId, analysisId, { reachedLevel: null, reachedReflect: null, isKept: null })

/** Stores the colour that an outcome measured, and whether it kept the promise, in the transaction that records it. */
export async function storeResult(
  tx: Db,
  salonId: string,
  analysisId: string,
  { expected, reading }: { readonly expected: OutcomePromise; readonly reading: Reading | null },
): Promise<void> {
  if (reading === null) {
    await forgetResult(tx, salonId, analysisId)
    return
  }
  const { level, reflect } = shadeOf(measuredZone(expected, reading))
  const isKept = Object.values(compareOutcome(expected, reading)).every(({ verdict }) => verdict !== 'missed')
  await setReached(tx, salonId, analysisId, { reachedLevel: level, reachedReflect: reflect, isKept })
}

const OUTCOMES = {
  kept: eq(analysisColours.isKept, true),
  missed: eq(analysisColours.isKept, false),
  unmeasured: isNull(analysisColours.isKept),
} as const

/** Whether the analysis of this row of colours passes the filter of the archive. */
export const passes = ({ level, reflect, outcome }: ArchiveFilter): SQL | undefined =>
  and(
    level === undefined ? undefined : eq(analysisColours.level, level),
    reflect === undefined ? undefined : eq(analysisColours.reflect, reflect),
    outcome && OUTCOMES[outcome],
  )
