import { modelUseCopy } from '~/copy/account/model-use.ts'
import { ModelUsePage } from '~/features/model-use/model-use-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${modelUseCopy.page} · Riflesso` }]

export default function ModelUseRoute() {
  return (
    <AppFrame titled>
      <ModelUsePage />
    </AppFrame>
  )
}
