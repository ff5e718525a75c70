import { useLocation } from 'react-router'
import { archiveCopy } from '~/copy/archive.ts'
import { ArchivePage } from '~/features/analysis/archive/components/archive-page.tsx'
import { paths } from '~/paths.ts'
import { AppFrame } from '~/shell/app-frame.tsx'

type Place = { readonly pathname: string }

const isDetailed = ({ pathname }: Place) => pathname.startsWith(paths.detailedAnalyses)

export const meta = ({ location }: { readonly location: Place }) => [
  { title: `${archiveCopy.page[isDetailed(location) ? 'detailed' : 'archive'].title} · Riflesso` },
]

export default function ArchiveRoute() {
  return (
    <AppFrame titled>
      <ArchivePage detailed={isDetailed(useLocation())} />
    </AppFrame>
  )
}
