import { layOutPact, type SharedPact, type PactSheet as Sheet } from '@riflesso/consultation'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import styles from './pact.module.css'

const { sheet: copy } = pactCopy

type Props = {
  readonly pact: SharedPact
  /** Level of the title: 1 if it is the whole page. */
  readonly level: 1 | 3
}

/** A pact in the client's view: on screen, and alone on paper when the page is printed. */
export function PactSheet({ pact, level }: Props) {
  const sheet = layOutPact(pact)
  return (
    <>
      <Article sheet={sheet} level={level} />
      {createPortal(
        <div className={styles.paper} aria-hidden="true">
          <Article sheet={sheet} level={1} />
        </div>,
        document.body,
      )}
    </>
  )
}

function Article({ sheet, level }: { readonly sheet: Sheet; readonly level: 1 | 3 }) {
  return (
    <article className={styles.sheet}>
      <header className={styles.part}>
        <p className={styles.salon}>{sheet.salon}</p>
        <Heading level={level} size="section">
          {sheet.title}
        </Heading>
        <p className="text-muted text-sm">{sheet.about}</p>
        {sheet.notice === null ? null : <p className={styles.notice}>{sheet.notice}</p>}
      </header>
      <div className={styles.pictures}>
        {sheet.pictures.map((picture) => (
          <Picture key={picture.address} {...picture} />
        ))}
      </div>
      <div className={styles.colours}>
        {sheet.colours.map(({ label, name, level: depth, hex }) => (
          <div key={label} className={styles.colour}>
            <Swatch colours={[hex]} size="large" />
            <div>
              <p className="text-muted text-xs">{label}</p>
              <p className="font-semibold">{name}</p>
              <p className="text-muted text-xs">{depth}</p>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.sections}>
        {sheet.sections.map(({ title, lines }) => (
          <section key={title} className={styles.part}>
            <Heading level={level === 1 ? 2 : 4} size="small">
              {title}
            </Heading>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer className={styles.foot}>
        <p>{sheet.declaration}</p>
        <Signature signature={sheet.signature} />
      </footer>
    </article>
  )
}

/** A picture with its caption; omitted if it does not load. */
function Picture({ address, caption }: Sheet['pictures'][number]) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <figure className={styles.part}>
      <img className={styles.picture} src={address} alt={caption} onError={() => setFailed(true)} />
      <figcaption className="text-muted text-sm text-center">{caption}</figcaption>
    </figure>
  )
}

function Signature({ signature }: Pick<Sheet, 'signature'>) {
  if (signature === null) return <p className="text-muted text-sm">{copy.unsigned}</p>
  const { name, path, how } = signature
  return (
    <div className={styles.signature}>
      {path === null ? <p className={styles.written}>{name}</p> : <Strokes path={path} label={copy.signature(name)} />}
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted text-sm">{how}</p>
      </div>
    </div>
  )
}

/** A drawn signature; decorative without a label. */
export function Strokes({ path, label }: { readonly path: string; readonly label?: string }) {
  return (
    <svg
      className={styles.strokes}
      viewBox="0 0 300 100"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={path} />
    </svg>
  )
}
