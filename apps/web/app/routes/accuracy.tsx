import { accuracyCopy } from '~/copy/public/accuracy.ts'
import { AccuracyPage } from '~/features/accuracy/accuracy-page.tsx'
import { publicPageMeta } from '~/page-meta.ts'
import { paths } from '~/paths.ts'

export const meta = () =>
  publicPageMeta({
    title: `${accuracyCopy.title} · Riflesso`,
    description: accuracyCopy.description,
    path: paths.accuracy,
  })

export default AccuracyPage
