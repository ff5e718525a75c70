import { layOutPact, type SharedPact, type PactSheet as Sheet } from '@riflesso/consultation'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { Heading } from '~/ui/heading.tsx'
import print from '~/ui/print.module.css'
import { Swatch } from '~/ui/swatch.tsx'

const { sheet: copy } = pactCopy

const partStyle = 'grid content-start m-0 break-inside-avoid gap-1'
const sectionsStyle =
  'pt-4 border-t border-line gap-x-8 [columns:18rem_2] print:pt-[3mm] print:gap-x-[8mm] print:[columns:2]'
const pictureStyle =
  'w-full aspect-square rounded-picture bg-sunken object-contain print:max-h-[60mm] print:bg-transparent'
const writtenStyle = 'p-4 border border-line rounded-field font-display text-xl wrap-anywhere'

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
        <div className={print.paper} aria-hidden="true">
          <Article sheet={sheet} level={1} />
        </div>,
        document.body,
      )}
    </>
  )
}

function Article({ sheet, level }: { readonly sheet: Sheet; readonly level: 1 | 3 }) {
  return (
    <article className="grid gap-5 print:gap-[4mm]">
      <header className={partStyle}>
        <p className="text-plum font-semibold wrap-anywhere">{sheet.salon}</p>
        <Heading level={level} size="section">
          {sheet.title}
        </Heading>
        <p className="text-muted text-sm">{sheet.about}</p>
        {sheet.notice === null ? null : <p className="text-danger font-semibold">{sheet.notice}</p>}
      </header>
      <div className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] empty:hidden">
        {sheet.pictures.map((picture) => (
          <Picture key={picture.address} {...picture} />
        ))}
      </div>
      <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {sheet.colours.map(({ label, name, level: depth, hex }) => (
          <div key={label} className="grid items-center gap-3 grid-cols-[auto_minmax(0,1fr)]">
            <Swatch colours={[hex]} size="large" />
            <div>
              <p className="text-muted text-xs">{label}</p>
              <p className="font-semibold">{name}</p>
              <p className="text-muted text-xs">{depth}</p>
            </div>
          </div>
        ))}
      </div>
      <div className={sectionsStyle}>
        {sheet.sections.map(({ title, lines }) => (
          <section key={title} className={`${partStyle} pb-4 print:pb-[3mm]`}>
            <Heading level={level === 1 ? 2 : 4} size="small">
              {title}
            </Heading>
            <ul className="grid pl-4.5 list-disc gap-1 marker:text-muted">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer className="grid pt-4 border-t border-line break-inside-avoid gap-3">
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
    <figure className={partStyle}>
      <img className={pictureStyle} src={address} alt={caption} onError={() => setFailed(true)} />
      <figcaption className="text-muted text-sm text-center">{caption}</figcaption>
    </figure>
  )
}

function Signature({ signature }: Pick<Sheet, 'signature'>) {
  if (signature === null) return <p className="text-muted text-sm">{copy.unsigned}</p>
  const { name, path, how } = signature
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      {path === null ? <p className={writtenStyle}>{name}</p> : <Strokes path={path} label={copy.signature(name)} />}
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
      className="w-full border border-line rounded-field fill-none stroke-current stroke-2 pointer-events-none"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 300 100"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={path} />
    </svg>
  )
}
