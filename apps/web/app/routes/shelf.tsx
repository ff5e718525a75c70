import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { ShelfPage } from '~/features/shelf/page/shelf-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${shelfCopy.page} · Riflesso` }]

export default function ShelfRoute() {
  return (
    <AppFrame titled>
      <ShelfPage />
    </AppFrame>
  )
}
