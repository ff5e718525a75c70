import { hexFromLab, labFromHex } from '@riflesso/colorimetry'
import { type FormulaLine, writeDifference, writeOutcome } from '@riflesso/consultation'
import { SIMILAR_COLOURS_MAX, type similarColours } from '@riflesso/contract'
import type { z } from 'zod'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import { lineInWords } from '../archive/presenter.ts'
import { listNearest, listRemembered, type RememberedRow, type Sought } from './memory-repository.ts'

type Query = z.output<typeof similarColours.query>
type Found = Answer<typeof similarColours>

/**
 * Search radii around the goal, ΔE*ab. Common colours have enough analyses within the first, which reads few cells;
 * the last is about one level and a half.
 */
const REACHES = [3, 6, 9] as const

/** The analyses of the salon that gave a colour or promised it, the nearest first. */
export async function findSimilarColours(
  { db }: Pick<Deps, 'db'>,
  salonId: string,
  { goal, start, except }: Query,
): Promise<Found> {
  const sought = { goal: checked(goal), start: start === undefined ? null : checked(start), except: except ?? null }
  const ids = await nearest(db, salonId, sought)
  const rows = new Map((await listRemembered(db, salonId, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? presentFound(row, sought) : []
  })
}

async function nearest(db: Deps['db'], salonId: string, sought: Sought): Promise<readonly string[]> {
  let ids: readonly string[] = []
  for (const reach of REACHES) {
    ids = await listNearest(db, salonId, sought, reach, SIMILAR_COLOURS_MAX)
    if (ids.length === SIMILAR_COLOURS_MAX) break
  }
  return ids
}

/** Already validated by the contract. */
function checked(hex: string) {
  const lab = labFromHex(hex)
  if (lab === null) throw new TypeError('not a colour')
  return lab
}

function presentFound(row: RememberedRow, { goal }: Sought): Found {
  const { promised, reached, outcome } = row
  // The analysis has been planned again, and the new plan has no sessions.
  if (promised === null) return []
  const mixed = outcome?.mixed ?? null
  return [
    {
      id: row.id,
      analysisDate: row.analysisDate.toISOString(),
      clientFirstName: row.clientFirstName,
      clientLastName: row.clientLastName,
      colorName: row.colorName,
      start: row.start && hexFromLab(row.start),
      promised: hexFromLab(promised),
      reached: reached && hexFromLab(reached),
      differenza: writeDifference(goal, reached ?? promised),
      formula: row.hasHealth ? null : formulaOf(row.phases, mixed),
      isMixed: mixed !== null,
      esito: outcome?.reading ? writeOutcome(outcome.expected, outcome.reading).sommario : null,
    },
  ]
}

type Mixed = NonNullable<NonNullable<RememberedRow['outcome']>['mixed']>

/** One line per phase with products; a weighed bowl has the weighed amounts. */
function formulaOf(phases: RememberedRow['phases'], mixed: Mixed | null): string[] {
  return phases.flatMap(({ formula }, index) => {
    const bowl = mixed?.find(({ phase }) => phase === index)
    const lines = bowl ? formula.flatMap((line, place) => asMixed(line, bowl.grams[place] ?? null)) : formula
    return lines.length === 0 ? [] : [lines.map(lineInWords).join('. ')]
  })
}

/** A line with the mixed amount; empty if it was left out. */
function asMixed(line: FormulaLine, amount: number | null): FormulaLine[] {
  if (amount === null) return []
  return [line.quantita_g === null ? { ...line, quantita_ml: amount } : { ...line, quantita_g: amount }]
}
