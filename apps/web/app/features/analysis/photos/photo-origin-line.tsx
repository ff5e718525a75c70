import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { commonCopy } from '~/copy/common.ts'
import { Chip } from '~/ui/button/chip.tsx'
import { PhotoCredit } from '~/ui/picture/photo-credit.tsx'
import type { PhotoOrigin } from '../model/draft.ts'

/** Label of a photo that is not the salon's own: rendered, or from the web with its author. */
export function PhotoOriginLine({ origin }: { readonly origin: PhotoOrigin }) {
  return (
    <p className="flex flex-wrap items-center text-muted text-xs gap-y-1 gap-x-2.5 wrap-anywhere">
      {origin.kind === 'gallery' ? (
        <Chip tone="quiet">{analysisCopy.photos.fromGallery}</Chip>
      ) : (
        <>
          <Chip tone="copper">{commonCopy.credit.web}</Chip>
          <PhotoCredit {...origin.credit} />
        </>
      )}
    </p>
  )
}
