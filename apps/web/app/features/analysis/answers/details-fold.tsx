import { emptyDetails } from '@riflesso/colorimetry'
import type { ReactNode } from 'react'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { Button } from '~/ui/button/button.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Fold } from '~/ui/fold.tsx'
import texts from '~/ui/text.module.css'
import { answeredCount, type DetailsAnswers, type QuestionsProps } from './details.ts'
import styles from './details-fold.module.css'
import { HairQuestions } from './details-hair.tsx'
import { HealthConsent, HealthQuestions } from './details-health.tsx'
import { HistoryQuestions } from './details-history.tsx'
import { SafetyQuestions } from './details-safety.tsx'
import { WhiteQuestions } from './details-white.tsx'

const copy = detailsCopy

type Props = DetailsAnswers & { readonly onChange: (answers: Partial<DetailsAnswers>) => void }

/** Collapsible questions about what a photo cannot show; all may stay at 'Non so'. */
export function DetailsFold({ details, healthConsent, onChange }: Props) {
  const answered = answeredCount(details)
  const questions: QuestionsProps = { details, onChange: (changed) => onChange({ details: changed }) }
  return (
    <Fold
      wide
      title={
        <>
          {copy.title}
          {answered > 0 ? <Chip tone="plum">{copy.answered(answered)}</Chip> : null}
        </>
      }
    >
      <div className={styles.body}>
        <p className={texts.small}>{copy.intro}</p>
        <Questions title={copy.groups.history}>
          <HistoryQuestions {...questions} />
        </Questions>
        <Questions title={copy.groups.hair}>
          <HairQuestions {...questions} />
        </Questions>
        {details.whiteShare === 0 ? null : (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{copy.groups.white}</legend>
            <div className={styles.stack}>
              <WhiteQuestions {...questions} />
            </div>
          </fieldset>
        )}
        <Questions title={copy.groups.safety}>
          <SafetyQuestions {...questions} />
        </Questions>
        <Questions
          title={copy.groups.health}
          before={<HealthConsent given={healthConsent} {...questions} onConsent={onChange} />}
        >
          {healthConsent ? <HealthQuestions {...questions} /> : null}
        </Questions>
        {answered > 0 ? (
          <Button look="plain" size="sm" onClick={() => onChange({ details: emptyDetails, healthConsent: false })}>
            {copy.clear}
          </Button>
        ) : null}
      </div>
    </Fold>
  )
}

type GroupProps = { readonly title: string; readonly before?: ReactNode; readonly children: ReactNode }

function Questions({ title, before, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {before}
      <div className={styles.grid}>{children}</div>
    </fieldset>
  )
}
