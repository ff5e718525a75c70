import { ruleMeaning } from '@riflesso/consultation'
import { IconInfoCircle } from '@tabler/icons-react'
import type { AnalysisResult } from '../model/analysis-result.ts'

type Props = { readonly reasons: AnalysisResult['warnings'] }

/** Reasons; each opens the explanation of its rule. */
export function ReasonList({ reasons }: Props) {
  return (
    <ul className="grid gap-1 leading-[1.35]">
      {reasons.map(({ regola, testo }) => (
        <li key={`${regola} ${testo}`}>
          <ReasonText text={testo} meaning={ruleMeaning(regola)} />
        </li>
      ))}
    </ul>
  )
}

function ReasonText({ text, meaning }: { readonly text: string; readonly meaning: string | null }) {
  if (meaning === null) return text
  return (
    <details>
      <summary className="min-h-6 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {text}{' '}
        <IconInfoCircle className="text-plum [vertical-align:-0.1875rem]" size="1rem" stroke={1.75} aria-hidden />
      </summary>
      <p className="pl-3 border-l-2 border-line my-1 text-sm">{meaning}</p>
    </details>
  )
}
