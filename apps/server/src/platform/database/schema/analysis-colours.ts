import type { Lab } from '@riflesso/colorimetry'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, real, uuid } from 'drizzle-orm/pg-core'
import { colorAnalyses } from './analyses.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** CIELAB (D65). */
const lab = () => real().array().$type<Lab>()

/** Edges of the cells of colours, in L*, a* and b*: those of goals and, coarser, those of starts. */
const EDGES = { goal: 3, start: 6 } as const
/** A cell is one number: its place along each axis, a* and b* moved into 0 to 99. */
const PLACES = 100

/** The cell of a colour, in SQL; null for null. */
const cellOf = (colour: string, edge: number) =>
  sql.raw(
    `((floor((${colour})[1] / ${edge}) * ${PLACES}
      + floor((${colour})[2] / ${edge}) + ${PLACES / 2}) * ${PLACES}
      + floor((${colour})[3] / ${edge}) + ${PLACES / 2})::integer`,
  )

/**
 * The colours of each analysis, for the search of formulas by colour. They follow from the analysis and its outcome, and are
 * written and deleted with them.
 */
export const analysisColours = pgTable(
  'analysis_colours',
  {
    analysisId: uuid()
      .primaryKey()
      .references(() => colorAnalyses.id, { onDelete: 'cascade' }),
    salonId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    analysedAt: moment().notNull(),
    /** The hair before, of the zone that the promise is about; null without a photo of it. */
    start: lab(),
    /** What the session of that day promises; null where nothing is done. */
    promised: lab(),
    /** What the photo of the result shows; null without one. */
    reached: lab(),
    isMeasured: boolean().generatedAlwaysAs(sql.raw('reached is not null')),
    /** The cell of the colour that was reached, or else promised. */
    cell: integer().generatedAlwaysAs(cellOf('coalesce(reached, promised)', EDGES.goal)),
    startCell: integer().generatedAlwaysAs(cellOf('start', EDGES.start)),
  },
  (t) => [
    index('analysis_colours_goal_idx').on(t.salonId, t.cell, t.isMeasured, t.analysedAt),
    index('analysis_colours_pair_idx').on(t.salonId, t.cell, t.startCell, t.isMeasured, t.analysedAt),
  ],
)

/** The cells of goals, or of starts, that a sphere of this radius around a colour touches. */
export function cellsAround([l, a, b]: Lab, radius: number, of: keyof typeof EDGES): number[] {
  const places = (value: number) => placesAround(value, radius, EDGES[of])
  const [ofA, ofB] = [places(a), places(b)]
  return places(l).flatMap((atL) =>
    ofA.flatMap((atA) =>
      ofB
        .filter((atB) => Math.hypot(atL.gap, atA.gap, atB.gap) <= radius)
        .map((atB) => (atL.place * PLACES + atA.place + PLACES / 2) * PLACES + atB.place + PLACES / 2),
    ),
  )
}

/** The places along one axis that are no further than `radius`, each with the distance of its nearer side. */
function placesAround(value: number, radius: number, edge: number) {
  const first = Math.floor((value - radius) / edge)
  return Array.from({ length: Math.floor((value + radius) / edge) - first + 1 }, (_, count) => {
    const place = first + count
    return { place, gap: Math.max(0, place * edge - value, value - (place + 1) * edge) }
  })
}
