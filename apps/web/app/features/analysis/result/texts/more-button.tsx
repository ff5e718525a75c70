import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import styles from './more-button.module.css'

type Props = {
  readonly open: boolean
  /** Name of what it expands. */
  readonly title: string
  readonly onToggle: () => void
}

/** 'Leggi tutto', or 'Comprimi' when open. */
export const MoreButton = ({ open, title, onToggle }: Props) => (
  <button
    className={styles.more}
    type="button"
    aria-expanded={open}
    aria-label={open ? resultCopy.lessOf(title) : resultCopy.moreOf(title)}
    onClick={onToggle}
  >
    {open ? resultCopy.less : resultCopy.more}
  </button>
)
