import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import { putSettings } from '#features/account'
import type { Db } from '#platform/database/db'
import { analysisOutcomes, colorAnalyses, salonSettings } from '#platform/database/schema/index'

/** Maximum number of latest outcomes that are read: of the salon, and of one client. */
const MOST = { salon: 200, client: 20 } as const

/** Whether outcomes correct the plans of the salon, and the time from which they count (null = all). */
export type LearningChoice = { readonly isOn: boolean; readonly since: Date | null }

export async function findLearningChoice(db: Db, salonId: string): Promise<LearningChoice> {
  const [row] = await db
    .select({ isOn: salonSettings.learning, since: salonSettings.learnsFrom })
    .from(salonSettings)
    .where(eq(salonSettings.salonId, salonId))
  return row ?? { isOn: true, since: null }
}

/** Outcomes first recorded before `now` no longer count. */
export const setLearnsFrom = (tx: Db, salonId: string, now: Date) => putSettings(tx, salonId, { learnsFrom: now }, now)

const sinceThen = (since: Date | null) => (since === null ? undefined : gte(analysisOutcomes.firstRecordedAt, since))

const ofAnalysis = and(
  eq(colorAnalyses.id, analysisOutcomes.analysisId),
  eq(colorAnalyses.salonId, analysisOutcomes.salonId),
)

const results = (db: Db) =>
  db
    .select({
      id: analysisOutcomes.analysisId,
      learning: analysisOutcomes.learning,
      at: analysisOutcomes.firstRecordedAt,
      client: colorAnalyses.clientId,
    })
    .from(analysisOutcomes)
    .innerJoin(colorAnalyses, ofAnalysis)

/** The latest results of a salon for learning, and further ones of this client. */
export async function listLearning(db: Db, salonId: string, clientId: string | null, since: Date | null) {
  const counts = and(eq(analysisOutcomes.salonId, salonId), isNotNull(analysisOutcomes.learning), sinceThen(since))
  const ofSalon = await results(db).where(counts).orderBy(desc(analysisOutcomes.firstRecordedAt)).limit(MOST.salon)
  // By the date of the analysis, which is the index of a client's analyses.
  const ofClient =
    clientId === null
      ? []
      : await results(db)
          .where(and(counts, eq(colorAnalyses.clientId, clientId)))
          .orderBy(desc(colorAnalyses.analysisDate))
          .limit(MOST.client)
  const rows = new Map([...ofSalon, ...ofClient].map((row) => [row.id, row]))
  return [...rows.values()].flatMap(({ learning, at, client }) =>
    learning === null ? [] : [{ ...learning, at: at.getTime(), client }],
  )
}

/** The promises and measurements of the latest outcomes of a salon with a reading. */
export const listMeasured = (db: Db, salonId: string) =>
  db
    .select({ expected: analysisOutcomes.expected, reading: analysisOutcomes.reading })
    .from(analysisOutcomes)
    .where(and(eq(analysisOutcomes.salonId, salonId), isNotNull(analysisOutcomes.reading)))
    .orderBy(desc(analysisOutcomes.firstRecordedAt))
    .limit(MOST.salon)
