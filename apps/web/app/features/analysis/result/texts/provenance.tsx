import { type ReactNode, useId } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'

const { decided: copy } = resultCopy

/** Provenance of the result: measured values, rules, and an external model. */
export function Provenance({ analysis: { decidedBy, modelReview } }: { readonly analysis: AnalysisResult }) {
  const id = useId()
  const { colour, formula } = decidedBy
  return (
    <section aria-labelledby={id}>
      <Heading level={3} id={id}>
        {copy.title}
      </Heading>
      <div className="grid mt-1.5 text-sm gap-3">
        {modelReview?.notice ? <Notice tone="info">{modelReview.notice}</Notice> : null}
        <p>
          {copy.colour(copy.by[colour])} ·{' '}
          {formula === 'regola' ? copy.all(copy.by.regola) : copy.formula(copy.by[formula])}
        </p>
        {formula === 'regola' ? null : <p>{copy.texts}</p>}
        {modelReview && modelReview.changes.length > 0 ? (
          <List title={copy.changes}>
            {modelReview.changes.map(({ where, reason }) => (
              <li key={where}>
                {where}: {reason ?? copy.noReason}
              </li>
            ))}
          </List>
        ) : null}
        {modelReview && modelReview.seen.length > 0 ? (
          <List title={copy.seen}>
            {modelReview.seen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        ) : null}
      </div>
    </section>
  )
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4 className="mt-0 mb-1 text-base font-semibold">{title}</h4>
      <ul className="[list-style:revert] grid pl-4.5 gap-1">{children}</ul>
    </div>
  )
}
