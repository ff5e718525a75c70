import type { ClientRow } from '@riflesso/contract'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { relativeDate } from '~/format/relative-date.ts'
import { Swatch } from '~/ui/swatch.tsx'

const visitStyle = 'flex items-center text-muted text-sm gap-2 wrap-anywhere'

const { list: copy } = clientListsCopy

/** CSS colours of a visit's result. */
export type ColoursOf = (visit: NonNullable<ClientRow['lastVisit']>) => readonly string[]

/** The colour of the last visit as a dot, its name and age. */
export function LastVisit({
  visit,
  coloursOf,
}: {
  readonly visit: ClientRow['lastVisit']
  readonly coloursOf: ColoursOf
}) {
  if (visit === null) return <span className={visitStyle}>{copy.noVisit}</span>
  return (
    <span className={visitStyle}>
      <Swatch colours={coloursOf(visit)} size="dot" />
      <span>
        {visit.colorName} · {relativeDate(visit.date, new Date())}
      </span>
    </span>
  )
}
