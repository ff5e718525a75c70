import type { AnalysisOutcome } from '@riflesso/contract'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'

const { result: copy } = outcomeCopy

type Comparison = NonNullable<AnalysisOutcome['comparison']>

/** Level, reflect and evenness beside the plan, in words. */
export function OutcomeComparison({ comparison }: { readonly comparison: Comparison }) {
  return (
    <dl className="grid m-0 gap-1.5">
      {(['level', 'reflect', 'evenness'] as const).map((part) => {
        const { verdict, testo } = comparison[part]
        const Icon = verdict === 'missed' ? IconAlertTriangle : IconCheck
        return (
          <div
            key={part}
            className="grid items-baseline gap-y-0 gap-x-2.5 grid-cols-[1.125rem_6.5rem_minmax(0,1fr)]"
            data-verdict={verdict}
          >
            <Icon
              className={'self-center text-ok [[data-verdict="missed"]>&]:text-warning'}
              size="1.125rem"
              stroke={2}
              aria-hidden
            />
            <dt className="text-muted">{copy[part]}</dt>
            <dd className="m-0">{testo}</dd>
          </div>
        )
      })}
    </dl>
  )
}
