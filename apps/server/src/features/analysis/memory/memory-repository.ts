import { JUST_NOTICEABLE, type Lab } from '@riflesso/colorimetry'
import { phaseSchema } from '@riflesso/contract'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
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

/** Adds the colours of an analysis, or replaces them; the measured colour stays. */
export const upsertColours = async (tx: Db, row: PlannedColours): Promise<void> => {
  const { start, promised } = row
  await tx
    .insert(analysisColours)
    .values(row)
    .onConflictDoUpdate({ target: analysisColours.analysisId, set: { start, promised } })
}

/** Stores the measured colour, or null. */
export const setReached = async (tx: Db, salonId: string, analysisId: string, reached: Lab | null): Promise<void> => {
  await tx
    .update(analysisColours)
    .set({ reached })
    .where(and(eq(analysisColours.salonId, salonId), eq(analysisColours.analysisId, analysisId)))
}

/** The colours to search for. */
export type Sought = { readonly goal: Lab; readonly start: Lab | null; readonly except: string | null }

/** Maximum number of compared rows per cell: the newest measured results, and the newest promises. */
const MAX_PER_CELL = 20
/** Radius of the search by start, ΔE*ab. */
const START_REACH = 3

const given = sql`coalesce(reached, promised)`

/** ΔE*ab; null if the colour of the row is null. */
const distanceTo = (colour: SQL, [l, a, b]: Lab): SQL =>
  sql`sqrt(power((${colour})[1] - ${l}::float8, 2) + power((${colour})[2] - ${a}::float8, 2) + power((${colour})[3] - ${b}::float8, 2))`

/** The distance of the goals if a start is unknown, otherwise the root mean square of both distances. */
const distanceOf = ({ goal, start }: Sought): SQL => {
  const ofGoal = distanceTo(given, goal)
  if (start === null) return ofGoal
  return sql`coalesce(sqrt((power(${ofGoal}, 2) + power(${distanceTo(sql`start`, start)}, 2)) / 2), ${ofGoal})`
}

const integers = (values: readonly number[]) => sql`${sql.param(values)}::integer[]`

/** The newest rows of the cells around the goal; with a start, only those from the cells around the start. */
const newestAround = (salonId: string, goal: Lab, reach: number, start: Lab | null): SQL => {
  const starts =
    start === null
      ? sql``
      : sql`cross join unnest(${integers(cellsAround(start, START_REACH, 'start'))}) as starts(start_cell)`
  const began = start === null ? sql`` : sql`and colours.start_cell = starts.start_cell`
  return sql`
    select newest.* from unnest(${integers(cellsAround(goal, reach, 'goal'))}) as cells(cell)
    cross join (values (true), (false)) as kinds(is_measured) ${starts}
    cross join lateral (
      select analysis_id, analysed_at, start, promised, reached, is_measured from ${analysisColours} as colours
      where colours.salon_id = ${salonId} and colours.cell = cells.cell
        and colours.is_measured = kinds.is_measured ${began}
      order by colours.analysed_at desc limit ${MAX_PER_CELL}
    ) as newest`
}

const foundIds = z.object({ rows: z.array(z.object({ id: z.uuid() })) })

/**
 * Ids of the analyses whose colour is within `reach` of the goal, ΔE*ab: the nearest first; among those that look the same, measured
 * before promised ones, then the newest. At most `MAX_PER_CELL` measured and as many promised rows of a cell are compared, so that
 * the time does not grow with the archive; with a start, the same number again of rows with a similar start.
 */
export async function listNearest(
  db: Db,
  salonId: string,
  sought: Sought,
  reach: number,
  limit: number,
): Promise<readonly string[]> {
  const { goal, start, except } = sought
  const anyStart = newestAround(salonId, goal, reach, null)
  const found = start === null ? anyStart : sql`${anyStart} union ${newestAround(salonId, goal, reach, start)}`
  const answer = await db.execute(sql`
    select analysis_id as id from (${found}) as found
    where promised is not null and ${distanceTo(given, goal)} <= ${reach}::float8
      and ${except === null ? sql`true` : sql`analysis_id <> ${except}`}
    order by floor(${distanceOf(sought)} / ${JUST_NOTICEABLE}::float8), is_measured desc, analysed_at desc
    limit ${limit}`)
  return foundIds.parse(answer).rows.map(({ id }) => id)
}

/** The phases of the chosen option, without loading the rest of the analysis. */
const phases = sql`case when ${colorAnalyses.chosenOption} is null or ${colorAnalyses.chosenOption} = 'equilibrata'
  then ${colorAnalyses.analysis} -> 'fasi_operative'
  else jsonb_path_query_first(${colorAnalyses.analysis}, '$.options[*] ? (@.id == $id).fasi_operative',
    jsonb_build_object('id', ${colorAnalyses.chosenOption})) end`.mapWith((value: unknown) =>
  z.array(phaseSchema).parse(value),
)

/** The displayed fields of these analyses, in any order. */
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
