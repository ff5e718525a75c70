import type { ReactNode } from 'react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { euro } from '~/format/numbers.ts'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import type { ImportPreview } from '../../api/shelf-import.ts'
import { className, hexOfShade, lineTitle, unitOf } from '../../model/product-words.ts'
import { ShadeDot } from '../../shade-dot.tsx'
import styles from './import-preview.module.css'

const { import: copy } = shelfListsCopy

type Props = {
  readonly preview: ImportPreview
  /** The questions about codes, above the products. */
  readonly children: ReactNode
}

/** Effect of a list, its errors by line, and its parsed products. */
export function ImportPreviewView({ preview, children }: Props) {
  const { added, changed, problems, ignored, products } = preview
  const counts = [...(added > 0 ? [copy.added(added)] : []), ...(changed > 0 ? [copy.changed(changed)] : [])]
  return (
    <div className={styles.preview}>
      <Notice
        tone={counts.length > 0 ? 'ok' : 'warning'}
        role="status"
        title={counts.length > 0 ? counts.join(' · ') : copy.nothing}
      >
        {copy.nothingYet}
      </Notice>
      {problems.length > 0 ? (
        <Notice tone="danger" title={copy.problems(problems.length)}>
          <ul className={styles.lines}>
            {problems.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{copy.problem(line, message)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {children}
      {ignored.length > 0 ? <p className={texts.note}>{copy.ignored(ignored.join(', '))}</p> : null}
      {products.length > 0 ? (
        <div>
          <p className={texts.note}>{copy.products}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reachable by keyboard */}
          <ul className={styles.products} tabIndex={0} aria-label={copy.products}>
            {products.map((product) => (
              <Product key={`${product.line} ${product.code}`} product={product} />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

function Product({ product }: { readonly product: ImportPreview['products'][number] }) {
  const { supplier, lineName, class: kind, code, shade, packGrams, packCents, pieces, isNew } = product
  const hex = hexOfShade(shade, kind)
  const facts = [
    lineTitle(supplier, lineName),
    shade ?? className(kind),
    `${packGrams}\u00a0${unitOf(kind)}`,
    ...(packCents === null ? [] : [euro(packCents / 100)]),
    ...(pieces === null ? [] : [shelfCopy.stock.pieces(pieces)]),
    ...(isNew ? [] : [copy.isChanged]),
  ]
  return (
    <li className={styles.product}>
      <ShadeDot hex={hex} />
      <b className={styles.code}>{code}</b>
      <span className={texts.small}>{facts.join(' · ')}</span>
    </li>
  )
}
