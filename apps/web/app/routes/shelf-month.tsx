import { monthCopy } from '~/copy/shelf/month.ts'
import { MonthPage } from '~/features/shelf/month/month-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${monthCopy.page} · Riflesso` }]

export default function ShelfMonthRoute() {
  return (
    <AppFrame titled>
      <MonthPage />
    </AppFrame>
  )
}
