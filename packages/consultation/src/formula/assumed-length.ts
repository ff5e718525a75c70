import type { Plan } from '@riflesso/colorimetry'

type Planned = Pick<Plan, 'missing' | 'sessions'>

/** The length that the grams of a plan assume, and what shorter hair takes. Null if it was answered, or nothing is mixed. */
export const assumedLength = ({ missing, sessions }: Planned): string | null =>
  missing.includes('details.length') && sessions.length > 0
    ? 'lunghezza media: su un taglio corto un terzo in meno'
    : null

/** The same beside the amounts: 'Grammi per lunghezza media: …'. */
export function gramsNote(plan: Planned): string | null {
  const length = assumedLength(plan)
  return length === null ? null : `Grammi per ${length}`
}
