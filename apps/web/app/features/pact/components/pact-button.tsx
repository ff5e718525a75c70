import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { Button } from '~/ui/button/button.tsx'
import { PactDialog } from './pact-dialog.tsx'

/** Opens the pact of a new analysis, among its actions: its plan follows the client's current card. */
export function PactButton({ analysisId }: { readonly analysisId: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        size="lg"
        leftSection={<IconSignature size="1.25rem" stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {pactCopy.title}
      </Button>
      <PactDialog analysisId={analysisId} canMake opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
