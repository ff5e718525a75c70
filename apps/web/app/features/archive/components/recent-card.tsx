import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import type { RecentAnalysis } from '@riflesso/contract'
import { IconTrash } from '@tabler/icons-react'
import { rightsCopy } from '~/copy/account/rights.ts'
import { archiveCopy } from '~/copy/archive.ts'
import { authorName } from '~/format/author-name.ts'
import { personName } from '~/format/person-name.ts'
import { relativeDate } from '~/format/relative-date.ts'
import { Swatch } from '~/ui/swatch.tsx'
import { listSwatch } from '../model/swatch.ts'
import styles from './recent-card.module.css'

const { recent: copy } = archiveCopy
const { deleteAnalysis: deletion } = rightsCopy

type Props = {
  readonly item: RecentAnalysis
  readonly onOpen: () => void
  /** Absent without the right to delete. */
  readonly onDelete?: (() => void) | undefined
}

/** One archived analysis: photo, colour, client, relative date. */
export function RecentCard({ item, onOpen, onDelete }: Props) {
  const client = personName(item.clientFirstName, item.clientLastName)
  const author = authorName(item.author)
  return (
    <div className={styles.place}>
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
          <span className={styles.client}>{client ?? copy.noClient}</span>
          <span className={styles.date}>{relativeDate(item.analysisDate, new Date()) ?? copy.noDate}</span>
          {author === null ? null : <span className={styles.author}>{copy.madeBy(author)}</span>}
        </span>
      </button>
      {onDelete ? (
        <ActionIcon className={styles.delete} aria-label={deletion.label(item.colorName)} onClick={onDelete}>
          <IconTrash size="1.125rem" stroke={1.75} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  )
}
