import { emptyDetails } from '@riflesso/colorimetry'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { detailsCopy } from '~/copy/analysis-details.ts'
import { Button } from '~/ui/button.tsx'
import { Chip } from '~/ui/chip.tsx'
import { answeredCount, type QuestionsProps } from '../model/details.ts'
import styles from './details-fold.module.css'
import { HairQuestions } from './details-hair.tsx'
import { HistoryQuestions } from './details-history.tsx'
import { SafetyQuestions } from './details-safety.tsx'

const copy = detailsCopy

/** What a photo cannot show, folded away: every question may stay at 'Non so'. */
export function DetailsFold({ details, onChange }: QuestionsProps) {
  const answered = answeredCount(details)
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span>{copy.title}</span>
        {answered > 0 ? <Chip tone="plum">{copy.answered(answered)}</Chip> : null}
        <IconChevronDown className={styles.sign} size="1rem" stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.body}>
        <p className={styles.intro}>{copy.intro}</p>
        <Questions title={copy.groups.history}>
          <HistoryQuestions details={details} onChange={onChange} />
        </Questions>
        <Questions title={copy.groups.hair}>
          <HairQuestions details={details} onChange={onChange} />
        </Questions>
        <Questions title={copy.groups.safety}>
          <SafetyQuestions details={details} onChange={onChange} />
        </Questions>
        {answered > 0 ? (
          <Button look="plain" size="sm" onClick={() => onChange(emptyDetails)}>
            {copy.clear}
          </Button>
        ) : null}
      </div>
    </details>
  )
}

function Questions({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  )
}
