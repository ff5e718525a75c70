import type { RecentAnalysis } from '@riflesso/contract'
import { archiveCopy } from '~/copy/archive.ts'
import { personName } from '~/format/person-name.ts'
import { relativeDate } from '~/format/relative-date.ts'
import { Swatch } from '~/ui/swatch.tsx'
import { listSwatch } from '../model/swatch.ts'
import styles from './recent-card.module.css'

const { recent: copy } = archiveCopy

type Props = {
  readonly item: RecentAnalysis
  /** Name of another user who made it; null for the user's own analyses. */
  readonly author: string | null
  readonly onOpen: () => void
}

/** One archived analysis: photo, colour, client, relative date. */
export function RecentCard({ item, author, onOpen }: Props) {
  const client = personName(item.clientFirstName, item.clientLastName)
  return (
    <button className={styles.card} type="button" onClick={onOpen}>
      <span className={styles.frame}>
        {item.imageData ? (
          <img className={styles.picture} src={item.imageData} alt="" />
        ) : (
          <span className={styles.placeholder}>{copy.placeholder}</span>
        )}
      </span>
      <span className={styles.body}>
        <span className={styles.colour}>
          <Swatch colours={[listSwatch(item)]} size="dot" />
          <span className={styles.name}>{item.colorName}</span>
        </span>
        <span className={styles.client} data-none={client === null || undefined}>
          {client ?? copy.noClient}
        </span>
        <span className={styles.date}>{relativeDate(item.analysisDate, new Date()) ?? copy.noDate}</span>
        {author === null ? null : <span className={styles.author}>{copy.madeBy(author)}</span>}
      </span>
    </button>
  )
}
