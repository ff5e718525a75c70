import { type ReactNode, useId } from 'react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { Card } from '~/ui/card.tsx'
import { Chip } from '~/ui/chip.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './who-decided.module.css'

const { decided: copy, sections: titles } = resultCopy

type Decider = keyof typeof copy.by

/** What of the result was measured, what follows from the rules, and what an outside model added. Absent on old analyses. */
export function WhoDecided({ analysis: { decidedBy, secondMaster } }: { readonly analysis: AnalysisResult }) {
  const id = useId()
  if (!decidedBy) return null
  const { colour, formula, sections } = decidedBy
  const written = sections.map((section) => titles[section]).join(', ')
  return (
    <Card aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {copy.title}
      </Heading>
      <div className={styles.body}>
        {secondMaster?.notice ? <Notice tone="info">{secondMaster.notice}</Notice> : null}
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
        {secondMaster && secondMaster.changes.length > 0 ? (
          <List title={copy.changes}>
            {secondMaster.changes.map(({ where, reason }) => (
              <li key={where}>
                {where}: {reason ?? copy.noReason}
              </li>
            ))}
          </List>
        ) : null}
        {secondMaster && secondMaster.seen.length > 0 ? (
          <List title={copy.seen}>
            {secondMaster.seen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        ) : null}
      </div>
    </Card>
  )
}

type PartProps = { readonly name: string; readonly by: Decider; readonly children: ReactNode }

function Part({ name, by, children }: PartProps) {
  return (
    <div className={styles.part}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <Chip tone={by === 'modello' ? 'copper' : by === 'misurato' ? 'plum' : 'quiet'}>{copy.by[by]}</Chip>
        <span>{children}</span>
      </dd>
    </div>
  )
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}
