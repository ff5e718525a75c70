import { clientListsCopy } from '~/copy/client-lists.ts'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import type { ImportPreview } from '../client-lists.ts'
import styles from './import-preview.module.css'

const { import: copy } = clientListsCopy

/** Preview of an import with the errors of the file. */
export function ImportPreviewView({ preview }: { readonly preview: ImportPreview }) {
  const { ready, duplicates, problems, ignored, sample } = preview
  return (
    <div className={styles.preview}>
      <Notice tone={ready > 0 ? 'ok' : 'warning'} role="status" title={copy.ready(ready)}>
        {copy.nothingYet}
      </Notice>
      {problems.length > 0 ? (
        <Notice tone="danger" title={copy.problems(problems.length)}>
          <Lines lines={problems.map(({ line, message }) => copy.line(line, message))} />
        </Notice>
      ) : null}
      {duplicates.length > 0 ? (
        <Notice tone="warning" title={copy.duplicates(duplicates.length)}>
          <Lines lines={duplicates.map(({ line, name }) => copy.line(line, name))} />
        </Notice>
      ) : null}
      {ignored.length > 0 ? <p className={texts.note}>{copy.ignored(ignored.join(', '))}</p> : null}
      {sample.length > 0 ? (
        <div>
          <p className={texts.note}>{copy.sample}</p>
          <ul className={styles.sample}>
            {sample.map(({ firstName, lastName, phone, email, birthDate }) => (
              <li key={[firstName, lastName, phone, email, birthDate].join()} className={styles.client}>
                <span className={texts.strong}>
                  {firstName} {lastName}
                </span>
                <span className={texts.note}>
                  {[phone, email, birthDate?.split('-').reverse().join('/')].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
