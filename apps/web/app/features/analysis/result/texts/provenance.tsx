import { type ReactNode, useId } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import styles from './provenance.module.css'

const { decided: copy, sections: titles } = resultCopy

type Decider = keyof typeof copy.by

/** Provenance of the result: measured values, rules, and an external model. */
export function Provenance({ analysis: { decidedBy, modelReview } }: { readonly analysis: AnalysisResult }) {
  const id = useId()
  const { colour, formula, sections } = decidedBy
  const written = sections.map((section) => titles[section]).join(', ')
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {copy.title}
      </Heading>
      <div className={styles.body}>
        {modelReview?.notice ? <Notice tone="info">{modelReview.notice}</Notice> : null}
        <dl className={styles.parts}>
          <Part name={copy.parts.colour} by={colour}>
            {copy.words[colour]}
          </Part>
          <Part name={copy.parts.formula} by={formula}>
            {copy.words[formula]}
          </Part>
          <Part name={copy.parts.texts} by={sections.length > 0 ? 'modello' : 'regola'}>
            {sections.length > 0 ? copy.textsOf(written) : copy.words.regola}
          </Part>
        </dl>
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

type PartProps = { readonly name: string; readonly by: Decider; readonly children: ReactNode }

function Part({ name, by, children }: PartProps) {
  return (
    <div className={styles.part}>
      <dt className={texts.quiet}>{name}</dt>
      <dd className={styles.value}>
        <b>{copy.by[by]}</b>, {children}
      </dd>
    </div>
  )
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4 className={styles.listTitle}>{title}</h4>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}
