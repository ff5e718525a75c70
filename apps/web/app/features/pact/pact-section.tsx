import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pactCopy as copy } from '~/copy/analysis/pact.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { PactDialog, pactState } from './pact-dialog.tsx'
import { pactsQuery } from './pacts.ts'

type Props = {
  readonly analysisId: string
  /** Whether a pact may be made and signed today; an existing one is shown in any case. */
  readonly canMake: boolean
}

/** The pact of an archived analysis: its state, and the dialog that makes, signs and sends it. */
export function PactSection({ analysisId, canMake }: Props) {
  const [opened, setOpened] = useState(false)
  const newest = useQuery(pactsQuery(analysisId)).data?.pacts[0]
  if (!canMake && !newest) return null
  return (
    <Card aria-labelledby={`pact-${analysisId}`}>
      <div className="items-center flex flex-wrap gap-y-2 gap-x-4 justify-between">
        <div>
          <Heading level={2} id={`pact-${analysisId}`}>
            {copy.title}
          </Heading>
          <p className="text-muted text-sm">
            {newest ? `${pactState(newest)}${newest.isPlanChanged ? ` · ${copy.changed.title}` : ''}` : copy.invite}
          </p>
        </div>
        <Button look="secondary" size="md" onClick={() => setOpened(true)}>
          {newest ? copy.open : copy.make}
        </Button>
      </div>
      <PactDialog analysisId={analysisId} canMake={canMake} opened={opened} onClose={() => setOpened(false)} />
    </Card>
  )
}
