import { auditLog } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { rightsCopy } from '~/copy/rights.ts'
import { longDateTime } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { Loaded } from './loaded.tsx'
import styles from './panel.module.css'
import { Panel } from './panel.tsx'

const { audit: copy } = rightsCopy

/** Who did what of consequence in the salon lately; everything else is in the export. */
export function AuditPanel() {
  const query = useQuery({
    queryKey: [auditLog.path],
    queryFn: ({ signal }) => call(auditLog, { query: {} }, { signal }),
  })
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query}>
        {(acts) =>
          acts.length === 0 ? (
            <p className={styles.hint}>{copy.empty}</p>
          ) : (
            <ol className={styles.acts} aria-label={copy.title}>
              {acts.map(({ id, text, at, author }) => (
                <li key={id} className={styles.act}>
                  <span className={styles.value}>{text}</span>
                  <span className={styles.hint}>
                    {[author && personName(author.firstName, author.lastName), longDateTime(new Date(at))]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  )
}
