import type { PhotoCredit as Credit } from '@riflesso/contract'
import { commonCopy } from '~/copy/common.ts'

const { credit: copy } = commonCopy

/** Author, licence and source of a picture; the parent lays out the parts. */
export function PhotoCredit({ author, licence, licenceUrl, pageUrl }: Credit) {
  return (
    <>
      {author === null ? null : <span>{copy.by(author)}</span>}
      {licence === null ? null : <OutsideLink address={licenceUrl}>{licence}</OutsideLink>}
      {pageUrl === null ? null : <OutsideLink address={pageUrl}>{copy.page}</OutsideLink>}
    </>
  )
}

function OutsideLink({ address, children }: { readonly address: string | null; readonly children: string }) {
  if (address === null) return <span>{children}</span>
  return (
    <a className="text-inherit [text-underline-offset:0.15em]" href={address} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}
