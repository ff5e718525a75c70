import { useParams } from 'react-router'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { ResultPage } from '~/features/analysis/result/result-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${analysisCopy.page} · Riflesso` }]

export default function AnalysisRoute() {
  const { analysisId = '' } = useParams()
  return (
    <AppFrame>
      <ResultPage key={analysisId} id={analysisId} />
    </AppFrame>
  )
}
