import { PACT_PICTURES, type PactPicture, type SharedPact } from '@riflesso/contract'
import { useState } from 'react'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { longDate, longDateTime } from '~/format/dates.ts'
import { euro } from '~/format/numbers.ts'
import { Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import styles from './pact-sheet.module.css'
import { SignatureStrokes } from './signature-strokes.tsx'

const { sheet: copy } = pactCopy

type Props = {
  readonly pact: SharedPact
  /** URL of a picture of the pact; null while it is loading. */
  readonly pictureOf: (picture: PactPicture) => string | null
  /** Level of the title: 1 if it is the whole page. */
  readonly level: 1 | 3
}

/** A pact in the client's view, on screen or on paper. */
export function PactSheet({ pact, pictureOf, level }: Props) {
  const { content, version, madeAt, isSuperseded } = pact
  const { priceCents, note } = content
  const sections = [
    ...content.sections,
    ...(priceCents === null ? [] : [{ id: 'price', title: copy.price, lines: [copy.vat(euro(priceCents / 100))] }]),
    ...(note === null ? [] : [{ id: 'note', title: copy.note, lines: note.split('\n') }]),
  ]
  const about = [content.clientName, longDate(new Date(madeAt)), copy.version(version)].filter((part) => part !== null)
  const part = level === 1 ? 2 : 4
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.salon}>{content.salonName}</p>
        <Heading level={level} size="section">
          {copy.title}
        </Heading>
        <p className={texts.note}>{about.join(' · ')}</p>
        {isSuperseded ? <p className={styles.superseded}>{copy.superseded}</p> : null}
      </header>
      <div className={styles.pictures}>
        {PACT_PICTURES.filter((picture) => pact.pictures.includes(picture)).map((picture) => (
          <Picture key={picture} picture={picture} src={pictureOf(picture)} />
        ))}
      </div>
      <div className={styles.colours}>
        {content.start ? <Colour label={copy.start} colour={content.start} /> : null}
        <Colour label={copy.result} colour={content.result} />
      </div>
      <div className={styles.sections}>
        {sections.map(({ id, title, lines }) => (
          <section key={id} className={styles.section}>
            <Heading level={part} size="small">
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
        <p>{content.declaration}</p>
        <Signature signature={pact.signature} />
      </footer>
    </article>
  )
}

type ColourProps = { readonly label: string; readonly colour: SharedPact['content']['result'] }

function Colour({ label, colour: { name, level, hex } }: ColourProps) {
  return (
    <div className={styles.colour}>
      <Swatch colours={[hex]} size="large" />
      <div>
        <p className={texts.small}>{label}</p>
        <p className={styles.name}>{name}</p>
        <p className={texts.small}>{level}</p>
      </div>
    </div>
  )
}

/** A picture with its caption; omitted if it does not load. */
function Picture({ picture, src }: { readonly picture: PactPicture; readonly src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src !== null && failed === src) return null
  return (
    <figure className={styles.figure}>
      {src === null ? (
        <div className={styles.loading} />
      ) : (
        <img className={styles.picture} src={src} alt={copy.pictures[picture]} onError={() => setFailed(src)} />
      )}
      <figcaption className={texts.centred}>{copy.pictures[picture]}</figcaption>
    </figure>
  )
}

function Signature({ signature }: Pick<SharedPact, 'signature'>) {
  if (signature === null) return <p className={texts.note}>{copy.unsigned}</p>
  const { name, strokes, signedAt } = signature
  return (
    <div className={styles.signature}>
      {strokes ? (
        <SignatureStrokes strokes={strokes} label={copy.signature(name)} />
      ) : (
        <p className={styles.written}>{name}</p>
      )}
      <div>
        <p className={texts.name}>{name}</p>
        <p className={texts.note}>
          {strokes ? copy.drawn : copy.typed}, {longDateTime(new Date(signedAt))}
        </p>
      </div>
    </div>
  )
}
