import { commonCopy } from '~/copy/common.ts'
import { Fold } from './fold.tsx'

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
    <dl className="grid gap-3">
      {answers.map(({ titolo, testo }) => (
        <div key={titolo}>
          <dt className="font-semibold">{titolo}</dt>
          <dd className="m-0">{testo}</dd>
        </div>
      ))}
    </dl>
  )
}
