import { auditLog } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '~/api/client.ts'
import { rightsCopy } from '~/copy/account/rights.ts'
import { longDateTime } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button.tsx'
import { lineStyle, Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state.tsx'

const { audit: copy } = rightsCopy

/** Small page size, because more important content follows below. */
const SHOWN = 6

/** Recent audit events of the salon; the export contains all. */
export function AuditPanel() {
  const [whole, setWhole] = useState(false)
  const query = useQuery(queryOf(auditLog, { query: {} }))
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query}>
        {(acts) =>
          acts.length === 0 ? (
            <p className="text-muted text-xs">{copy.empty}</p>
          ) : (
            <>
              <ol className="grid gap-2.5" aria-label={copy.title}>
                {acts.slice(0, whole ? undefined : SHOWN).map(({ id, text, at, author }) => (
                  <li key={id} className={lineStyle}>
                    <span className="m-0 tabular-nums font-semibold">{text}</span>
                    <span className="text-muted text-xs">
                      {[author && personName(author.firstName, author.lastName), longDateTime(new Date(at))]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </li>
                ))}
              </ol>
              {!whole && acts.length > SHOWN ? (
                <div className="flex flex-wrap mt-5 gap-3">
                  <Button look="secondary" size="sm" onClick={() => setWhole(true)}>
                    {copy.more}
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
