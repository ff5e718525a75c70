import type { Lab } from '@riflesso/colorimetry'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, real, uuid } from 'drizzle-orm/pg-core'
import { colorAnalyses } from './analyses.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** CIELAB (D65). */
const lab = () => real().array().$type<Lab>()

/** Edge of a cell of colours, in L*, a* and b*. */
const EDGE = 3
/** A cell is one number: its place along each axis, a* and b* moved into 0 to 99. */
const PLACES = 100

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
    /** The cell of the colour that was reached, or else promised. */
    cell: integer().generatedAlwaysAs(
      sql.raw(
        `((floor((coalesce(reached, promised))[1] / ${EDGE}) * ${PLACES}
          + floor((coalesce(reached, promised))[2] / ${EDGE}) + ${PLACES / 2}) * ${PLACES}
          + floor((coalesce(reached, promised))[3] / ${EDGE}) + ${PLACES / 2})::integer`,
      ),
    ),
  },
  (t) => [index('analysis_colours_cell_idx').on(t.salonId, t.cell)],
)

/** The cells that hold every colour no further than `distance` from this one along each axis. */
export function cellsAround([l, a, b]: Lab, distance: number): number[] {
  const places = (value: number) => placesBetween(value - distance, value + distance)
  const [ofA, ofB] = [places(a), places(b)]
  return places(l).flatMap((atL) =>
    ofA.flatMap((atA) => ofB.map((atB) => (atL * PLACES + atA + PLACES / 2) * PLACES + atB + PLACES / 2)),
  )
}

function placesBetween(from: number, to: number): number[] {
  const first = Math.floor(from / EDGE)
  return Array.from({ length: Math.floor(to / EDGE) - first + 1 }, (_, place) => first + place)
}
