import { analysisCopy } from '~/copy/analysis.ts'
import { Chip } from '~/ui/chip.tsx'
import type { PhotoOrigin } from '../model/draft.ts'
import styles from './photo-origin-line.module.css'

const { origin: copy } = analysisCopy.photos

/** Says of a photo that it is no photo of the salon: drawn, or found on the web, and then whose it is. */
export function PhotoOriginLine({ origin }: { readonly origin: PhotoOrigin }) {
  if (origin.kind === 'gallery')
    return (
      <p className={styles.line}>
        <Chip tone="quiet">{copy.gallery}</Chip>
      </p>
    )
  const { author, licence, licenceUrl, pageUrl } = origin
  return (
    <p className={styles.line}>
      <Chip tone="copper">{copy.web}</Chip>
      {author === null ? null : <span>{copy.by(author)}</span>}
      {licence === null ? null : licenceUrl === null ? (
        <span>{licence}</span>
      ) : (
        <Outside to={licenceUrl}>{licence}</Outside>
      )}
      {pageUrl === null ? null : <Outside to={pageUrl}>{copy.page}</Outside>}
    </p>
  )
}

const Outside = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={to} target="_blank" rel="noreferrer noopener">
    {children}
  </a>
)
