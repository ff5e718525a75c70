import { useParams, useSearchParams } from 'react-router'
import { ownFormulaCopy } from '~/copy/own-formula.ts'
import { OwnFormulaPage } from '~/features/analysis/own/own-formula-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${ownFormulaCopy.page} · Riflesso` }]

export default function OwnFormulaRoute() {
  const { clientId = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <AppFrame titled>
      <OwnFormulaPage key={clientId} clientId={clientId} repeats={search.has('ultima')} />
    </AppFrame>
  )
}
