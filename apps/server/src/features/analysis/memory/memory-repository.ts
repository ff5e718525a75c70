import { JUST_NOTICEABLE, type Lab } from '@riflesso/colorimetry'
import { phaseSchema } from '@riflesso/contract'
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '#platform/database/db'
import {
  analysisColours,
  analysisHealth,
  analysisOutcomes,
  analysisValues,
  cellsAround,
  clients,
  colorAnalyses,
} from '#platform/database/schema/index'

export type PlannedColours = Pick<
  typeof analysisColours.$inferInsert,
  'analysisId' | 'salonId' | 'analysedAt' | 'start' | 'promised'
>

/** Adds the colours of an analysis, or replaces them; the colour that was reached stays. */
export const upsertColours = async (tx: Db, row: PlannedColours): Promise<void> => {
  const { start, promised } = row
  await tx
    .insert(analysisColours)
    .values(row)
    .onConflictDoUpdate({ target: analysisColours.analysisId, set: { start, promised } })
}

/** Stores the colour that was reached, or null. */
export const setReached = async (tx: Db, salonId: string, analysisId: string, reached: Lab | null): Promise<void> => {
  await tx
    .update(analysisColours)
    .set({ reached })
    .where(and(eq(analysisColours.salonId, salonId), eq(analysisColours.analysisId, analysisId)))
}

/** The sought colours. */
export type Sought = { readonly goal: Lab; readonly start: Lab | null; readonly except: string | null }

const given = sql`coalesce(${analysisColours.reached}, ${analysisColours.promised})`

/** ΔE*ab; null where the colour of the row is. */
const distanceTo = (colour: SQL | PgColumn, [l, a, b]: Lab): SQL<number> =>
  sql`sqrt(power((${colour})[1] - ${l}::float8, 2) + power((${colour})[2] - ${a}::float8, 2) + power((${colour})[3] - ${b}::float8, 2))`

/** The goal alone where one of the starts is not known, otherwise the root mean square of both. */
const distanceOf = ({ goal, start }: Sought): SQL<number> => {
  const ofGoal = distanceTo(given, goal)
  if (start === null) return ofGoal
  return sql`coalesce(sqrt((power(${ofGoal}, 2) + power(${distanceTo(analysisColours.start, start)}, 2)) / 2), ${ofGoal})`
}

/**
 * Ids of the analyses whose colour is within `reach` of the goal, ΔE*ab: the nearest first; of those that look the same the
 * measured before the promised, then the newest.
 */
export async function listNearest(
  db: Db,
  salonId: string,
  sought: Sought,
  reach: number,
  limit: number,
): Promise<readonly string[]> {
  const cells = cellsAround(sought.goal, reach)
  const rows = await db
    .select({ id: analysisColours.analysisId })
    .from(analysisColours)
    .where(
      and(
        eq(analysisColours.salonId, salonId),
        sql`${analysisColours.cell} = any(${sql.param(cells)}::integer[])`,
        isNotNull(analysisColours.promised),
        sql`${distanceTo(given, sought.goal)} <= ${reach}::float8`,
        sought.except === null ? undefined : ne(analysisColours.analysisId, sought.except),
      ),
    )
    .orderBy(
      sql`floor(${distanceOf(sought)} / ${JUST_NOTICEABLE}::float8)`,
      sql`${analysisColours.reached} is null`,
      sql`${analysisColours.analysedAt} desc`,
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The phases of the option that is carried out, without loading the rest of the analysis. */
const phases = sql`case when ${colorAnalyses.chosenOption} is null or ${colorAnalyses.chosenOption} = 'equilibrata'
  then ${colorAnalyses.analysis} -> 'fasi_operative'
  else jsonb_path_query_first(${colorAnalyses.analysis}, '$.options[*] ? (@.id == $id).fasi_operative',
    jsonb_build_object('id', ${colorAnalyses.chosenOption})) end`.mapWith((value: unknown) =>
  z.array(phaseSchema).parse(value),
)

/** What is shown of these analyses, in any order. */
export const listRemembered = (db: Db, salonId: string, ids: readonly string[]) =>
  db
    .select({
      id: colorAnalyses.id,
      analysisDate: colorAnalyses.analysisDate,
      colorName: analysisValues.colorName,
      clientFirstName: clients.firstName,
      clientLastName: clients.lastName,
      start: analysisColours.start,
      promised: analysisColours.promised,
      reached: analysisColours.reached,
      phases,
      hasHealth: isNotNull(analysisHealth.analysisId).mapWith(Boolean),
      outcome: {
        expected: analysisOutcomes.expected,
        reading: analysisOutcomes.reading,
        mixed: analysisOutcomes.mixed,
      },
    })
    .from(colorAnalyses)
    .innerJoin(analysisColours, eq(analysisColours.analysisId, colorAnalyses.id))
    .leftJoin(clients, and(eq(clients.id, colorAnalyses.clientId), eq(clients.salonId, colorAnalyses.salonId)))
    .leftJoin(analysisHealth, eq(analysisHealth.analysisId, colorAnalyses.id))
    .leftJoin(analysisOutcomes, eq(analysisOutcomes.analysisId, colorAnalyses.id))
    .where(and(eq(colorAnalyses.salonId, salonId), inArray(colorAnalyses.id, [...ids])))

export type RememberedRow = Awaited<ReturnType<typeof listRemembered>>[number]
