import { commonCopy } from '~/copy/common.ts'
import texts from '~/ui/text.module.css'
import { Fold } from './fold.tsx'
import styles from './what-if.module.css'

type Props = {
  /** Observations with advice. */
  readonly answers: readonly { readonly titolo: string; readonly testo: string }[]
}

/** 'E se…?' of a bowl, collapsed; nothing without advice. */
export function WhatIf({ answers }: Props) {
  if (answers.length === 0) return null
  return (
    <Fold title={commonCopy.whatIf}>
      <WhatIfAnswers answers={answers} />
    </Fold>
  )
}

/** What may be seen at a bowl, and what to do then. */
export function WhatIfAnswers({ answers }: Props) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ titolo, testo }) => (
        <div key={titolo}>
          <dt className={texts.strong}>{titolo}</dt>
          <dd className={styles.text}>{testo}</dd>
        </div>
      ))}
    </dl>
  )
}
